"""Each fault has a sentence, and each sentence what it needs."""

import errno
from pathlib import Path
from string import Formatter

import pytest

from access_play.saves.disk import save_error, told
from access_play.saves.faults import MESSAGES, Fault, SaveError


@pytest.mark.parametrize("fault", Fault)
def test_the_sentence_names_what_the_fault_carries(fault: Fault) -> None:
    text = MESSAGES[fault].singular
    named = {name for _, name, _, _ in Formatter().parse(text) if name}
    assert named == set(fault.parameters)


def test_codes_are_stable_words() -> None:
    codes = [fault.code for fault in Fault]
    assert len(set(codes)) == len(codes)
    assert all(code.replace("-", "").isalpha() and code == code.lower() for code in codes)


def test_an_error_is_its_code_and_parameters() -> None:
    error = SaveError(Fault.CUT_OFF, file="a.jsonl", line=7)
    assert (error.code, error.params) == ("cut-off", {"file": "a.jsonl", "line": 7})


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOSPC, Fault.NO_ROOM),
        (errno.EDQUOT, Fault.NO_ROOM),
        (errno.EFBIG, Fault.NO_ROOM),
        (errno.EROFS, Fault.READ_ONLY),
        (errno.EACCES, Fault.DENIED),
        (errno.EPERM, Fault.DENIED),
        (errno.ENOENT, Fault.MISSING),
        (errno.ENAMETOOLONG, Fault.BAD_NAME),
        (errno.EIO, Fault.TROUBLE),
        (errno.EINTR, Fault.TROUBLE),
        (errno.ESTALE, Fault.TROUBLE),
    ],
)
def test_what_the_system_reports(tmp_path: Path, number: int, fault: Fault) -> None:
    path = tmp_path / "a.jsonl"
    cause = OSError(number, "as the system says it")
    with pytest.raises(SaveError) as caught, told(path):
        raise cause
    assert caught.value.fault is fault
    assert caught.value.__cause__ is cause
    assert set(caught.value.params) == set(fault.parameters)


def test_a_folder_is_told_as_one_whatever_the_system_says(tmp_path: Path) -> None:
    assert save_error(PermissionError(13, "denied"), tmp_path).fault is Fault.IS_FOLDER


def test_an_error_without_a_number_has_its_kind_as_reason(tmp_path: Path) -> None:
    assert save_error(TimeoutError(), tmp_path / "a").params["reason"] == "TimeoutError"
