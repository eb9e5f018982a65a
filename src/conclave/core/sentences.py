"""A move is a sentence, and every word names a thing on the table."""


def split_words(text: str) -> list[str]:
    """The words of what somebody typed: small letters, any white space, the dot between acts."""
    return text.lower().replace("·", " ").split()


def next_words(sentences: list[str], said: list[str]) -> list[str]:
    """The words that may follow what has been said so far, each once, in order."""
    found: dict[str, None] = {}
    for sentence in sentences:
        words = sentence.split()
        if len(words) > len(said) and words[: len(said)] == said:
            found[words[len(said)]] = None
    return list(found)


def words_too_many(sentences: list[str], said: list[str]) -> int:
    """How many words follow after what is a whole sentence already; 0 if it is none."""
    whole = [sentence.split() for sentence in sentences]
    fits = [len(words) for words in whole if said[: len(words)] == words]
    return len(said) - max(fits) if fits else 0


def is_sentence_so_far(sentences: list[str], said: list[str]) -> bool:
    return any(sentence.split()[: len(said)] == said for sentence in sentences)
