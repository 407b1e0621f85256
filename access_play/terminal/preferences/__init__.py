"""What a person has chosen: how much is told, in what form, who speaks."""
