import { nameOfWeekday } from '../../hours/weekdays.ts'
import { m } from '../../messages/m.ts'
import type { StandingDay, StandingOrder } from './standing.contract.ts'
import type { Rhythm } from './standing.rules.ts'
import { reasonWords } from './standing-reasons.ts'

const rhythmWords: Record<Rhythm, () => string> = {
  1: m.lists_standing_weekly,
  2: m.lists_standing_every_two,
  4: m.lists_standing_every_four,
}

/** Names a rhythm: "Every 2 weeks". */
export const rhythmWord = (everyWeeks: Rhythm): string => rhythmWords[everyWeeks]()

/** Says how often and when: "Every week, Friday, 16:00 to 18:00". */
export const standingWords = ({
  everyWeeks,
  weekday,
  starts,
  ends,
}: Pick<StandingOrder, 'everyWeeks' | 'weekday' | 'starts' | 'ends'>): string =>
  m.lists_standing_when({
    rhythm: rhythmWord(everyWeeks),
    weekday: nameOfWeekday(weekday),
    times: m.hours_times({ from: starts, to: ends }),
  })

/** Says what became of a day, or what happens until then. */
export function dayNote(
  { outcome, orderNum, reason }: StandingDay,
  ahead: { mailed: string; placed: string } = { mailed: '', placed: '' },
): string {
  if (outcome === 'PLACED') return m.lists_standing_is_placed({ number: orderNum ?? '' })
  if (outcome === 'SKIPPED') return m.lists_standing_is_skipped()
  if (outcome === 'NOT_PLACED') return m.lists_standing_not_placed({ reason: reasonWords(reason ?? 'OTHER') })
  return outcome === 'TOLD' ? m.lists_standing_announced(ahead) : m.lists_standing_mail_ahead(ahead)
}
