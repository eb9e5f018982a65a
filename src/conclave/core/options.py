"""What a table may choose before a game begins."""

from typing import TypeAlias

from conclave.core.errors import BadOption
from conclave.core.fields import Fields, PositionFields, impossible
from conclave.core.plain import PlainDict

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


class Option:
    """A choice by name; the first of its choices is the default. With ``seats`` any other is only
    for tables with that many seats. The ``main`` one of a game, its length if it has one, is asked
    even of those who want to play at once."""

    def __init__(
        self, name: str, choices: tuple[OptionValue, ...], seats: int = 0, main: bool = False
    ) -> None:
        self.name = name
        self.choices = choices
        self.seats = seats
        self.main = main

    @property
    def default(self) -> OptionValue:
        return self.choices[0]

    def check(self, value: OptionValue) -> OptionValue:
        for choice in self.choices:
            # True == 1 in Python; at the table they are different answers.
            if choice == value and isinstance(choice, bool) == isinstance(value, bool):
                return choice
        raise BadOption(
            "option-bad-value",
            {"option": self.name, "value": option_text(value), "choices": self.choices_text()},
        )

    def parse(self, text: str) -> OptionValue:
        """The choice that is written like this, as on a command line."""
        for choice in self.choices:
            if option_text(choice) == text.strip().lower():
                return choice
        raise BadOption(
            "option-bad-value",
            {"option": self.name, "value": text, "choices": self.choices_text()},
        )

    def check_seats(self, value: OptionValue, seats: int) -> None:
        if self.seats not in (0, seats) and value != self.default:
            raise BadOption("option-wrong-seats", {"option": self.name, "seats": self.seats})

    def choices_text(self) -> str:
        return ", ".join(option_text(choice) for choice in self.choices)


def option_text(value: OptionValue) -> str:
    return str(value).lower()


def find_option(known: tuple[Option, ...], name: str) -> Option:
    for option in known:
        if option.name == name:
            return option
    names = ", ".join(option.name for option in known)
    raise BadOption("option-unknown", {"option": name, "options": names})


def complete_options(known: tuple[Option, ...], given: Options) -> Options:
    """All options of a game: those given, checked, and the defaults of the rest."""
    for name in given:
        find_option(known, name)
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in known
    }


def plain_options(options: Options) -> PlainDict:
    return dict(options.items())


def position_options(known: tuple[Option, ...], fields: PositionFields) -> Options:
    """All options of a position that was dumped; those left out are the defaults."""
    given = read_options(fields, "options") if fields.has("options") else {}
    try:
        return complete_options(known, given)
    except BadOption as error:
        raise impossible("options", error.id, error.params) from error


def read_options(fields: Fields, field: str) -> Options:
    options: Options = {}
    for name, value in fields.mapping(field).items():
        if not isinstance(value, bool | int | str):
            raise fields.refusal(field)
        options[name] = value
    return options
