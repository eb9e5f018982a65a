"""A move is a sentence, and every word names a thing on the table.

Where several things of a kind are named one after the other, such as dice, a game calls their words
``unordered``: side by side they mean the same in any order. All other words keep their place.
"""

from typing import Final

NONE_UNORDERED: Final[frozenset[str]] = frozenset()


def split_words(text: str) -> list[str]:
    """The words of what somebody typed: small letters, any white space, the dot between acts."""
    return text.lower().replace("·", " ").split()


def next_words(
    sentences: list[str], said: list[str], unordered: frozenset[str] = NONE_UNORDERED
) -> list[str]:
    """The words that may follow what has been said so far, each once, in order."""
    found: dict[str, None] = {}
    for sentence in sentences:
        following = _following(sentence.split(), said, unordered)
        if following is not None:
            found.update(dict.fromkeys(following))
    return list(found)


def words_too_many(
    sentences: list[str], said: list[str], unordered: frozenset[str] = NONE_UNORDERED
) -> int:
    """How many words follow after what is a whole sentence already; 0 if it is none."""
    longest = 0
    for sentence in sentences:
        words = sentence.split()
        if len(words) > longest and alike(words, said[: len(words)], unordered):
            longest = len(words)
    return len(said) - longest if longest else 0


def is_sentence_so_far(
    sentences: list[str], said: list[str], unordered: frozenset[str] = NONE_UNORDERED
) -> bool:
    return any(_following(sentence.split(), said, unordered) is not None for sentence in sentences)


def alike(words: list[str], said: list[str], unordered: frozenset[str]) -> bool:
    """Whether both are the same sentence."""
    return len(words) == len(said) and _following(words, said, unordered) is not None


def _following(words: list[str], said: list[str], unordered: frozenset[str]) -> list[str] | None:
    """What of a sentence may be the next word; none where it has been said whole. None if it can't
    begin with what was said."""
    place = 0
    while place < len(words):
        end = _end_of_run(words, place, unordered)
        left = words[place:end]
        for word in said[place:end]:
            if word not in left:
                return None
            left.remove(word)
        if left:
            return left
        place = end
    return [] if len(said) == len(words) else None


def _end_of_run(words: list[str], place: int, unordered: frozenset[str]) -> int:
    """Where the words end that mean the same in any order with the one in this place."""
    end = place + 1
    if words[place] in unordered:
        while end < len(words) and words[end] in unordered:
            end += 1
    return end
