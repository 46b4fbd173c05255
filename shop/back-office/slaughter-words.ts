import { m } from '../messages/m.ts'
import type { Distribution } from '../qurbani/animals.rules.ts'
import type { Leaving, Stage, wayOf } from './slaughter-queue.rules.ts'

type Way = ReturnType<typeof wayOf>

/** What is to be done next with an animal. */
export const stageName: Record<Stage, () => string> = {
  FREE: m.office_slaughter_stage_free,
  DO: m.office_slaughter_stage_do,
  PACK: m.office_slaughter_stage_pack,
  'HAND OVER': m.office_slaughter_stage_leave,
  FINISHED: m.office_slaughter_stage_finished,
}

/** How shares leave. */
export const wayName: Record<Way, () => string> = {
  COLLECT: m.office_slaughter_way_collect,
  DELIVER: m.office_slaughter_way_deliver,
  'GIVE ALL': m.office_slaughter_way_give,
}

/** What is said when a share leaves so. */
export const leftName: Record<Way, () => string> = {
  COLLECT: m.office_slaughter_collected,
  DELIVER: m.office_slaughter_handed,
  'GIVE ALL': m.office_slaughter_given,
}

/** A window of time, by the shop's clock. */
export const windowWords = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${startsAt}–${endsAt}`

/** Which share of which animal it is. */
export const placeWords = ({ tag, sequence, places }: Pick<Leaving, 'tag' | 'sequence' | 'places'>) =>
  m.office_slaughter_place({ tag, sequence, of: places })

/** A date of the calendar, as in `2027-05-16`, in words; only where the browser renders. */
export const dateWords = (date: string) =>
  new Intl.DateTimeFormat(m.shop_days(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))

/** The day of the calendar on the shop's wall now, as in `2027-05-16`. */
export const todayAt = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())

/** What is done with the meat of a share, as staff say it. */
export const meatName: Record<Distribution, () => string> = {
  COLLECT: m.office_slaughter_meat_collect,
  DELIVER: m.office_slaughter_meat_deliver,
  THIRDS: m.office_slaughter_meat_thirds,
  'GIVE ALL': m.office_slaughter_meat_give,
}
