"""A command line that asks for something that is not there."""

from access_play.language.phrases import Phrase


class UsageProblem(Exception):  # noqa: N818 (told to the player as a sentence, not raised on)
    """The command line asks for something that is not there.

    Args:
        sentence: what is wrong and what would be right.
    """

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence)
        self.sentence = sentence
