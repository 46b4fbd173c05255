import { m } from '../messages/m.ts'
import { showWeekday } from './slot-words.ts'

/** A window that is free now, with its day and its time by the clock of the shop. */
export type FreeSlot = { method: string; day: string; time: string; orderBy: Date }

/** Says for each way which of these windows is the earliest, on a day such as `2026-12-25`; empty if there is none. */
export function earliestWords(free: readonly FreeSlot[], today: string, tomorrow: string): string {
  const when = ({ day, time }: FreeSlot) =>
    day === today
      ? m.slots_from_today({ time })
      : day === tomorrow
        ? m.slots_from_tomorrow({ time })
        : m.slots_from_day({ day: showWeekday(day), time })
  const [delivered, collected] = ['DELIVERY', 'IN STORE'].map(way =>
    free.find(({ method }) => method === way),
  )
  return [
    delivered && m.slots_earliest_delivery({ when: when(delivered) }),
    collected && m.slots_earliest_pickup({ when: when(collected) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
