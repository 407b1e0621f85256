"""Which of an announcement's forms an output needs."""

from access_play.announce.announcement import Announcement
from access_play.language.speaker import Form


def in_form(announcement: Announcement, form: Form) -> str:
    """Give an announcement's text, speech or braille form."""
    match form:
        case Form.TEXT:
            return announcement.text
        case Form.SPEECH:
            return announcement.speech
        case Form.BRAILLE:
            return announcement.braille
