"""The players' documents as pages for a browser: headings, text and links, nothing else."""
