"""The next word of a sentence at a press of Tab."""

from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from conclave.core.sentences import NONE_UNORDERED, next_words, split_words


class SentenceCompleter(Completer):
    def __init__(
        self, offers: Callable[[], list[str]], unordered: frozenset[str] = NONE_UNORDERED
    ) -> None:
        self.offers = offers
        self.unordered = unordered

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        typed = document.text_before_cursor
        words = split_words(typed)
        begun = "" if not words or typed[-1].isspace() else words.pop()
        for word in next_words(self.offers(), words, self.unordered):
            if word.startswith(begun):
                yield Completion(word, start_position=-len(begun))


def asker_with_completion(
    offers: Callable[[], list[str]], unordered: frozenset[str]
) -> Callable[[str], str | None]:
    session: PromptSession[str] = PromptSession(completer=SentenceCompleter(offers, unordered))

    def ask(question: str) -> str | None:
        try:
            return session.prompt(f"{question} › ")
        except EOFError:
            return None

    return ask
