"""Marker calls that an extraction would skip are found."""

import pytest

from marker_lint import lint_source


@pytest.mark.parametrize(
    "call",
    [
        'N_(f"{player} wins")',
        'N_("Ken " + "wins")',
        'N_("{player} wins".format(player=name))',
        "N_(name)",
        'N_(singular="Ken wins")',
        'N_("Ken wins", "Ken won")',
        "N_()",
        'N_("")',
        "N_(3)",
        'NP_("Ken wins")',
        'NP_(context, "Ken wins")',
        'NN_("card")',
        'NNP_("hand", "card")',
        'messages.N_(f"{player} wins")',
        'N_(*["Ken wins"])',
    ],
)
def test_a_marker_with_anything_but_its_literals_is_a_fault(call: str) -> None:
    assert len(list(lint_source(f"WORDS = {call}\n", "words.py"))) == 1


def test_a_fault_tells_its_place() -> None:
    assert list(lint_source("\nN_(name)\n", "words.py")) == [
        "words.py:2: N_ holds something other than plain literals"
    ]


def test_a_marker_under_another_name_is_a_fault() -> None:
    source = "from access_play.language.messages import N_ as mark\n"
    assert len(list(lint_source(source, "words.py"))) == 1


def test_one_message_with_two_plurals_is_a_fault() -> None:
    source = 'NN_("card", "cards")\nN_("card")\nNP_("hand", "card")\nNN_("card", "cards")\n'
    assert [fault.split(":")[1] for fault in lint_source(source, "words.py")] == ["2"]


def test_good_markers_pass() -> None:
    source = 'N_("a" "b")\nNP_("c", "a")\nNN_("a{count}", "b")\nNNP_("c", "d", "e")\nother(name)\n'
    assert list(lint_source(source, "words.py")) == []
