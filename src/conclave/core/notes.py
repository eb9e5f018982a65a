"""What a coach would say to a learner whose turn it is."""

from conclave.core.messages import Message
from conclave.core.plain import PlainDict


class Note:
    """One remark. ``topic`` names what there is to understand, and is the same whenever it comes
    up: clients keep quiet about what is understood. ``sentence`` is how the sentences begin that
    show it, or nothing where no deed would."""

    def __init__(self, topic: str, text: Message, sentence: str = "") -> None:
        self.topic = topic
        self.text = text
        self.sentence = sentence

    def dump(self) -> PlainDict:
        return {"topic": self.topic, "text": self.text.dump(), "sentence": self.sentence}
