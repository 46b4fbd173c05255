import { type LotState, lotStates } from '../../lots/lot-causes.ts'
import type { Lot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'

type Look = 'good' | 'waits' | 'bad' | 'quiet'

const states: Record<LotState, { says: () => string; look: Look }> = {
  FIT: { says: m.office_lots_fit, look: 'good' },
  ENDING: { says: m.office_lots_ending, look: 'waits' },
  EXPIRED: { says: m.office_lots_expired, look: 'bad' },
  BLOCKED: { says: m.office_lots_blocked, look: 'bad' },
  EMPTY: { says: m.office_lots_empty, look: 'quiet' },
}

/** A state of a lot in words, and the look of its badge. */
export const stateOfLot = (state: LotState) => ({ says: states[state].says(), look: states[state].look })

/** The states by which the list is filtered. */
export const lotStateChoices = (): [string, string][] => [
  ...lotStates.map((state): [string, string] => [state, states[state].says()]),
  ['ALL', m.office_lots_any_state()],
]

/** The days that are left of a lot, in words; undefined if its goods keep. */
export function daysLeftText({ daysLeft }: Pick<Lot, 'daysLeft'>): string | undefined {
  if (daysLeft === null) return
  if (daysLeft === 0) return m.office_lots_today()
  return daysLeft > 0
    ? m.office_lots_days_left({ count: daysLeft })
    : m.office_lots_days_over({ count: -daysLeft })
}
