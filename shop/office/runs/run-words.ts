import { m } from '../../messages/m.ts'
import type { RunState, StopState } from '../../orders/runs/run-states.rules.ts'
import { showWeekday } from '../../slots/slot-words.ts'

/** The states of a run, in words. */
export const runState: Record<RunState, () => string> = {
  PLANNED: m.office_runs_state_planned,
  OUT: m.office_runs_state_out,
  BACK: m.office_runs_state_back,
  SETTLED: m.office_runs_state_settled,
}

/** The states of a stop, in words. */
export const stopState: Record<StopState, () => string> = {
  WAITING: m.office_runs_stop_waiting,
  ARRIVED: m.office_runs_stop_arrived,
  DELIVERED: m.office_runs_stop_delivered,
  NOT_HOME: m.office_runs_stop_not_home,
}

/** The name of a run on a day: with its own day if that is another one. */
export const nameOfRun = ({ runName, day }: { runName: string; day: string }, shown: string): string =>
  day === shown ? runName : m.office_runs_of_earlier({ name: runName, day: showWeekday(day) })

type Destination = {
  address: string | null
  city: string | null
  postalCode: string | null
  position: { latitude: number; longitude: number } | null
}

/** The address of an order on one line. */
export const placeWords = ({ address, city, postalCode }: Omit<Destination, 'position'>): string =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** The address of a page that shows the way: phones open their map by it. By the address, which is exact to the door. */
export function mapAddress(to: Destination): string {
  const place = placeWords(to) || (to.position ? `${to.position.latitude},${to.position.longitude}` : '')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
