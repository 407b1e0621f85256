"""What can go wrong with files, as data, and the sentence for each."""

import errno
from enum import Enum
from typing import Final, TypeAlias

from access_play.language.messages import N_, Message
from access_play.language.notices import Notice, Param


class Fault(Enum):
    """A code, stable and in kebab-case, and the names of its parameters.

    ``file`` and ``kept`` are file names without their folder, ``folder`` is a full path,
    ``line`` counts from 1, ``reason`` is the system's own name of an error, like ``EIO``.
    """

    IN_USE = "in-use", "file"
    """Another program, or another journal of this one, has the save open."""
    NO_ROOM = "no-room", "file"
    """The disk, the quota or the largest size of a file is used up."""
    READ_ONLY = "read-only", "file", "folder"
    """The disk can be read only."""
    DENIED = "denied", "file", "folder"
    """The system does not allow it."""
    MISSING = "missing", "file", "folder"
    """There is no such file, or its folder has gone."""
    EXISTS = "exists", "file"
    """It is there already, and is never written over."""
    IS_FOLDER = "is-folder", "file"
    """A folder stands where a file should."""
    NO_FOLDER = "no-folder", "file", "folder"
    """A file stands where a folder should."""
    BAD_NAME = "bad-name", "file"
    """The system cannot have a file of this name: too long, or signs that are not allowed."""
    TROUBLE = "trouble", "file", "reason"
    """Any other error of the system: a failing disk, a lost network folder."""

    NO_HOME = "no-home", "variable"
    """The system knows no folder of the player's own. ``variable`` names one where it is set."""

    GONE = "gone", "file"
    """The file was removed or replaced while it was being written."""
    CHANGED = "changed", "file"
    """Something else wrote into the file while it was being written."""
    NO_RECORD = "no-record", "file"
    """Something that is no file stands where a record should."""
    CUT_OFF = "cut-off", "file", "line"
    """A notice: the last line was cut off by a crash and is left out."""

    NO_SAVE = "no-save", "name"
    """No saved game has a name that begins so."""
    MANY_SAVES = "many-saves", "name", "names"
    """Several saved games have names that begin so."""

    SETTINGS_BROKEN = "settings-broken", "kept"
    """A notice: the settings could not be read and were set aside under the name ``kept``."""
    SETTINGS_PARTLY = "settings-partly", "kept", "keys"
    """A notice: ``keys`` had impossible values; the file as it was is kept as ``kept``."""
    SETTINGS_UNREAD = "settings-unread", "file", "reason"
    """A notice: the settings could not be read and stay where they are."""
    IMPORT_BROKEN = "import-broken", "file"
    """The file to be imported is not a file of settings."""
    IMPORT_PARTLY = "import-partly", "file", "keys"
    """The file to be imported has impossible values under ``keys``."""

    def __init__(self, code: str, *parameters: str) -> None:
        self.code = code
        self.parameters = parameters


class SaveError(Exception):
    """Something with a file did not work; nothing that was accepted is lost.

    Args:
        fault: What it is.
        params: One value for each of ``fault.parameters``.
    """

    def __init__(self, fault: Fault, **params: Param) -> None:
        super().__init__(fault.code, params)
        self.fault: Final = fault
        self.params: Final = params

    @property
    def code(self) -> str:
        """The fault's stable code."""
        return self.fault.code


SaveNotice: TypeAlias = Notice[Fault]
"""Something about a file that the player should be told, although all went on."""


MESSAGES: Final[dict[Fault, Message]] = {
    Fault.IN_USE: N_("{file} is open in another program. Leave the game there, then try again."),
    Fault.NO_ROOM: N_(
        "No room is left on the disk for {file}. "
        "What was saved before is safe; make room, then try again."
    ),
    Fault.READ_ONLY: N_(
        "{file} cannot be written, for the disk of {folder} can only be read. "
        "Choose another folder."
    ),
    Fault.DENIED: N_(
        "{file} cannot be opened, for your system does not allow it in {folder}. "
        "Choose another folder."
    ),
    Fault.MISSING: N_("{file} was not found in {folder}. Choose another name or folder."),
    Fault.EXISTS: N_("{file} is there already and stays as it is. Choose another name."),
    Fault.IS_FOLDER: N_("{file} is a folder, not a file. Choose another name."),
    Fault.NO_FOLDER: N_("{file} cannot be in {folder}, which is no folder. Choose another folder."),
    Fault.BAD_NAME: N_("{file} is no name your system can give to a file. Choose another name."),
    Fault.TROUBLE: N_(
        "{file} could not be read or written: your system reports {reason}. "
        "What was saved before is safe; try again."
    ),
    Fault.NO_HOME: N_(
        "Your system knows no folder of yours for games and settings. "
        "Name one in the environment variable {variable}, then try again."
    ),
    Fault.GONE: N_(
        "{file} was removed while the game was open. "
        "Nothing more can be saved in it; start the game anew."
    ),
    Fault.CHANGED: N_(
        "{file} was changed by another program while the game was open. "
        "Nothing more is written to it; leave the game and resume it."
    ),
    Fault.NO_RECORD: N_("{file} is not a saved game."),
    Fault.CUT_OFF: N_(
        "The last line of {file}, line {line}, was cut off and is left out. "
        "The game goes on from the line before."
    ),
    Fault.NO_SAVE: N_("No saved game has a name that begins with {name}."),
    Fault.MANY_SAVES: N_("{name} could be {names}. Type more of the name."),
    Fault.SETTINGS_BROKEN: N_(
        "The settings could not be read and begin anew. The old file is kept as {kept}."
    ),
    Fault.SETTINGS_PARTLY: N_(
        "These settings had impossible values and begin anew: {keys}. "
        "The old file is kept as {kept}."
    ),
    Fault.SETTINGS_UNREAD: N_(
        "The settings in {file} could not be read: your system reports {reason}. "
        "The usual settings hold for now."
    ),
    Fault.IMPORT_BROKEN: N_("{file} is not a file of settings. Your settings stay as they are."),
    Fault.IMPORT_PARTLY: N_(
        "{file} has impossible values for {keys}. Your settings stay as they are."
    ),
}

BY_ERRNO: Final[dict[int, Fault]] = {
    errno.ENOSPC: Fault.NO_ROOM,
    errno.EDQUOT: Fault.NO_ROOM,
    errno.EFBIG: Fault.NO_ROOM,
    errno.EROFS: Fault.READ_ONLY,
    errno.EACCES: Fault.DENIED,
    errno.EPERM: Fault.DENIED,
    errno.ENOENT: Fault.MISSING,
    errno.EEXIST: Fault.EXISTS,
    errno.EISDIR: Fault.IS_FOLDER,
    errno.ENOTDIR: Fault.NO_FOLDER,
    errno.ENAMETOOLONG: Fault.BAD_NAME,
    errno.EINVAL: Fault.BAD_NAME,
}
"""What the usual error numbers of the system mean; any other is ``TROUBLE``."""
