"""The games as environments of other libraries, for those who teach machines to play.

``pettingzoo`` seats one agent at every place, ``gymnasium`` one agent among bots. Both speak word
by word and see what their seat may see, and no more. They need ``pip install conclave[adapters]``.
"""
