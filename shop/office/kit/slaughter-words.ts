import { m } from '../../messages/m.ts'
import type { Distribution } from '../../qurbani/animals.rules.ts'
import type { Leaving, Stage, wayOf } from './slaughter-queue.rules.ts'

type Way = ReturnType<typeof wayOf>

/** The next step for an animal, in words. */
export const stageName: Record<Stage, () => string> = {
  FREE: m.office_slaughter_stage_free,
  DO: m.office_slaughter_stage_do,
  PACK: m.office_slaughter_stage_pack,
  'HAND OVER': m.office_slaughter_stage_leave,
  FINISHED: m.office_slaughter_stage_finished,
}

/** The way shares leave, in words. */
export const wayName: Record<Way, () => string> = {
  COLLECT: m.office_slaughter_way_collect,
  DELIVER: m.office_slaughter_way_deliver,
  'GIVE ALL': m.office_slaughter_way_give,
}

/** The message when a share has left in this way. */
export const leftName: Record<Way, () => string> = {
  COLLECT: m.office_slaughter_collected,
  DELIVER: m.office_slaughter_handed,
  'GIVE ALL': m.office_slaughter_given,
}

/** A time window, by the shop's clock. */
export const windowWords = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${startsAt}–${endsAt}`

/** The animal of a share, and its place there. */
export const placeWords = ({ tag, sequence, places }: Pick<Leaving, 'tag' | 'sequence' | 'places'>) =>
  m.office_slaughter_place({ tag, sequence, of: places })

/** A date such as `2027-05-16` in words; only for rendering in the browser. */
export const dateWords = (date: string) =>
  new Intl.DateTimeFormat(m.shop_days(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))

/** The use of the meat of a share, in the words of staff. */
export const meatName: Record<Distribution, () => string> = {
  COLLECT: m.office_slaughter_meat_collect,
  DELIVER: m.office_slaughter_meat_deliver,
  THIRDS: m.office_slaughter_meat_thirds,
  'GIVE ALL': m.office_slaughter_meat_give,
}
