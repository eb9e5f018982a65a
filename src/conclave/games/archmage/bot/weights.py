"""What the policy goes by, in points: found by playing weights against each other."""

from typing import Final


class Weights:
    """No theory: thousands of games with a little more and a little less of each showed which way
    they score better, alone and against each other (``tools/archmage_tuning.py policy``)."""

    def __init__(self) -> None:
        # Where to go.
        self.step = 0.063
        self.unseen = 1.04
        self.grasp = 0.421
        self.detour = 0.258
        self.detour_step = 0.028
        self.from_city = -0.041
        self.from_tower = -0.006
        # Relics.
        self.relic = 0.218
        self.relics_a_turn = 2.397
        self.odd_relic = 0.58
        self.hoard = 0.044
        # Followers.
        self.recruit = 0.61
        self.recruit_spare = 0.188
        self.company = 4.059
        self.follower = 2.398
        self.follower_each = 0.117
        self.follower_from = 6.91
        # The tower.
        self.build = 0.782
        self.build_near = 0.323
        self.build_turn = 0.269
        self.build_most = 1.799
        self.build_from_city = 0.042
        self.tower_visit = -0.004
        self.ward = 0.035
        self.ward_now = 0.069
        # Apprentices.
        self.second = 0.747
        self.each_more = 0.127
        self.least = 0.192
        self.again = 0.426
        self.refill = 0.14
        self.refill_high = 0.659
        self.refill_turns = 3.665
        self.spare_parent = 0.352
        self.climb = 0.285
        self.unclean = 0.629
        # Land.
        self.land_turn = 0.056
        self.land_most = 0.65
        self.settlement = 0.243
        self.lead = 2.066
        self.clear_lead = 0.261
        self.attack = 0.511
        self.attack_from = 0.171
        self.through_ward = 0.285
        # Spells.
        self.odd_price = 0.104
        self.pair_price = 0.324
        self.quicken = 0.448
        self.quicken_early = 0.114
        self.subjugate = 0.427
        self.vines = 0.137
        self.stone_skin = 0.078
        self.transmute = 0.323
        self.decay = 0.495
        self.hinder = 0.363
        self.gate = 1.143
        self.chasm = 0.435
        self.chasm_own = 0.291
        self.wellspring = 0.063
        self.imprison = 0.775
        self.imprison_alone = 0.887
        self.shadow = 0.273
        self.divination = 0.275
        self.time_stop = 2.525
        self.corrupt = 1.035
        self.corrupt_alone = 1.114
        self.upheaval = 0.319
        self.fortify = 0.192
        self.automaton = 1.566
        self.obliterate = 0.494


WEIGHTS: Final = Weights()
