import { signed } from '../../../table/points'
import { text } from '../../../texts'
import type { MissionsSeat, MissionsView } from '../view'

/** What the mission is worth, in all or for each thing it counts. */
export function worthOf({ mission }: MissionsView): string {
  return mission.fixed ? signed(mission.worth) : text('web-missions-each', { mission: mission.number })
}

/** The mission that counts what is printed on cards. */
const VALUES = 11

/** How far a seat is with the mission. */
export function stateOf({ mission: { number } }: MissionsView, { have, goal }: MissionsSeat): string {
  // What is more than wanted is not a part of it; but of values there are only more or fewer.
  const beyond = goal !== null && have > goal && number !== VALUES
  if (goal === null || goal === 0 || beyond) return text('web-missions-have', { have, mission: number })
  return text('web-missions-of', { have, goal, mission: number })
}
