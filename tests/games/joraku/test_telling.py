"""What is told of each move, to whom, in which order."""

from access_play.core.events import Event
from access_play.games.joraku.cards import CODES
from access_play.games.joraku.events import (
    AreaScored,
    CardActs,
    CardPlaced,
    CardsChosen,
    CardsReceived,
    Chose,
    DaimyoDealt,
    DaimyoMoved,
    GameWon,
    HandDealt,
    NinjaPlayed,
    PointsGivenUp,
    RoundScored,
    RoundStarted,
    SamuraiMoved,
    SamuraiRemoved,
    SkirmishesBegan,
    SkirmishWon,
)
from access_play.games.joraku.winning import WinReason
from tests.games.joraku.deals import THREE, Board, heard, ranks, sweep

NINJAS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")
CARD = {code: card for card, code in enumerate(CODES)}


def cards(text: str) -> tuple[int, ...]:
    return tuple([CARD[code] for code in text.split()])


def begun(hands: tuple[str, ...] = THREE) -> Board:
    return Board(3, 6, 1).recruit(*hands)


def told(board: Board, text: str, listener: int | None = None) -> tuple[Event, ...]:
    return heard(board.do(text), listener)


def test_the_daimyo() -> None:
    expected = (DaimyoDealt((3, 6, 1), (3, 6, 1), (("", ""),) * 3, 1),)
    assert heard(Board(3, 6, 1).set_up, None) == expected


def test_a_deal_shows_each_seat_its_own_hand() -> None:
    board = Board(3, 6, 1).deal(*THREE)
    started = RoundStarted(1, 3, 1)
    assert heard(board.dealt, None) == (started,)
    assert heard(board.dealt, 3) == (started, HandDealt(cards(THREE[2]), 0, 1, 3))


def test_a_gift_is_known_to_the_giver_alone() -> None:
    board = Board(3, 6, 1).deal(*THREE)
    given = board.give(3, "G6 G1")
    assert heard(given, 3) == (CardsChosen(cards("G1 G6"), 0),)
    assert heard(given, 1) == heard(given, None) == (Chose(2, (0, 1)),)


def test_with_the_last_gift_all_take_up_theirs_and_the_first_skirmish_begins() -> None:
    board = begun()
    began = SkirmishesBegan(1, 6)
    received = CardsReceived(2, cards("K5 K6"), cards(THREE[0]))
    assert heard(board.taken_up, 1) == (received, began)
    assert heard(board.taken_up, 3)[0] == CardsChosen(cards("K5 K6"), 0)
    assert heard(board.taken_up, None) == (began,)


def test_a_card_that_places() -> None:
    (event,) = told(begun(), "Y5 place 2")
    assert event == CardPlaced(
        1, CARD["Y5"], leads=True, last_card=False, area=5, count=2, aside=None, supply=8
    )


def test_a_ninja() -> None:
    (event,) = told(begun(NINJAS), "YN 1 0 1")
    placed = ((0, 1), (1, 2))
    assert event == NinjaPlayed(1, CARD["YN"], leads=True, last_card=False, placed=placed, supply=7)


def test_each_step_is_told_by_itself_with_the_points_left() -> None:
    board = begun().put(samurai={2: {4: 1}, 3: {5: 2}})
    assert told(board, "Y6 act") == (CardActs(1, CARD["Y6"], True, False, 6),)
    assert told(board, "daimyo 5") == (DaimyoMoved(1, 6, 5, 4),)
    assert told(board, "remove 3") == (SamuraiRemoved(1, 2, 5, 1, 3),)
    assert told(board, "samurai 4 5") == (SamuraiMoved(1, 4, 5, 2),)
    assert told(board, "done") == (PointsGivenUp(1, 2),)


def test_the_last_point_leaves_0() -> None:
    board = begun()
    assert told(board, "Y2 act, daimyo 5") == (DaimyoMoved(1, 6, 5, 0),)


def test_a_skirmish_with_its_kachidoki() -> None:
    board = begun().put((6, 6, 1), {3: {6: 1}})
    _, event = told(board, "Y2 place 0, G5 place 0, K5 place 0")
    assert isinstance(event, SkirmishWon)
    assert (event.winner, event.card, event.reason) == (0, CARD["K5"], WinReason.LAST_OF_HIGHEST)
    assert (event.skirmish, event.skirmishes, event.leads_next, event.kept) == (1, 6, True, False)
    assert event.score.area == 6
    assert ranks(event.score) == {1: (2, 2, 2), 2: (2, 2, 2), 3: (1, 3, 1)}


def test_the_end_of_a_round() -> None:
    board = Board(3, 6, 1)
    events = heard(sweep(board, 2), None)
    kinds = [CardPlaced, SkirmishWon, AreaScored, AreaScored, AreaScored, RoundScored]
    assert [type(event) for event in events] == kinds
    won, scored, ended = events[1], events[2:5], events[5]
    assert isinstance(won, SkirmishWon)
    assert not won.leads_next
    assert [event.score.area for event in scored if isinstance(event, AreaScored)] == [6, 3, 1]
    assert ended == RoundScored(1, (0, 18, 0), (4, 7, 3), (4, 25, 3), final=False)


def test_the_end_of_the_game() -> None:
    board = Board(3, 6, 1)
    for _ in range(3):
        events = heard(sweep(board, 2), 1)
    # prestige of Owari, Shinano and Omi, first rank: 4 + 7 + 4, 7 + 3 + 0, 3 + 6 + 9
    totals = (15, 54 + 10, 18)
    assert events[-1] == GameWon(1, totals, (), (3, 6, 1))
    assert events[-2] == RoundScored(3, (0, 18, 0), (4, 0, 9), totals, final=True)


def test_events_can_be_remembered() -> None:
    board = Board(3, 6, 1)
    for event in heard(sweep(board, 2), None):
        assert {event: 1}[event] == 1
