"""X1, X2: the map, its hexes and what they are."""

from collections import Counter

from conclave.core.chance import FastChance
from conclave.games.archmage.box.coordinates import BACKS, PLACE_WORDS
from conclave.games.archmage.game import GAME
from conclave.games.archmage.rules.map import AS_LAID_OUT, CENTRE
from tests.games.archmage.drawing import table


def near(word: str) -> str:
    hex = AS_LAID_OUT.words.index(word)
    return " ".join(AS_LAID_OUT.words[other] for other in AS_LAID_OUT.near[hex])


def test_X1_there_are_49_hexes_in_nine_columns() -> None:
    assert len(BACKS) == 49
    columns = Counter(word[0] for word in AS_LAID_OUT.words)
    assert [columns[letter] for letter in "abcdefghi"] == [3, 6, 7, 6, 5, 6, 7, 6, 3]


def test_X1_the_columns_are_centred() -> None:
    assert near("e3") == "e2 f3 f4 e4 d4 d3"
    assert near("c2") == "c1 d1 d2 c3 b2 b1"
    assert near("a1") == "b2 b3 a2"
    assert near("i3") == "i2 h5 h4"


def test_X1_towns_and_outposts_lie_where_they_should() -> None:
    towns = [w for w, back in zip(AS_LAID_OUT.words, BACKS, strict=True) if back == "t"]
    outposts = [w for w, back in zip(AS_LAID_OUT.words, BACKS, strict=True) if back == "o"]
    assert towns == ["c1", "c4", "c7", "g1", "g4", "g7"]
    assert outposts == ["a2", "b1", "b6", "h1", "h6", "i2"]


def test_X1_six_of_each_wilderness_three_camps_and_three_hybrids() -> None:
    position = GAME.start(2, {}, FastChance(4)).dump()
    assert isinstance(position["map"], dict)
    kinds = Counter(position["map"].values())
    for wild in ("grove", "crypt", "mine", "ruins", "library", "town"):
        assert kinds[wild] == 6
    assert kinds["camp"] == 3
    assert kinds["drow"] == kinds["gremlins"] == kinds["trolls"] == kinds["cursed-tower"] == 1


def test_X1_wilderness_and_outposts_begin_face_down() -> None:
    position = GAME.start(2, {}, FastChance(4))
    hexes = GAME.view(position, 0)["hexes"]
    assert isinstance(hexes, list)
    for hex in hexes:
        assert isinstance(hex, dict)
        assert (hex["kind"] is None) == (hex["back"] in ("w", "o"))


def test_X1_the_hexes_are_shuffled_within_their_piles() -> None:
    first, second = (GAME.start(2, {}, FastChance(seed)).dump()["map"] for seed in (1, 2))
    assert first != second
    assert isinstance(first, dict)
    outposts = {first[word] for word in ("a2", "b1", "b6", "h1", "h6", "i2")}
    assert outposts == {"camp", "drow", "gremlins", "trolls"}


def test_X2_the_enclaves_stand_clockwise_in_ring_order() -> None:
    position = table(">", "")
    around = [AS_LAID_OUT.words[hex] for hex in AS_LAID_OUT.near[CENTRE]]
    kinds = position.dump()["map"]
    assert isinstance(kinds, dict)
    assert [kinds[word] for word in around] == [
        *("elves", "demons", "dryads", "dwarves", "gnomes", "goblins")
    ]


def test_X35_every_place_of_the_table_has_its_own_word() -> None:
    assert len(set(PLACE_WORDS)) == len(PLACE_WORDS)
