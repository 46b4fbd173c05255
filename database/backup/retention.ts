const DAY = 24 * 60 * 60 * 1000
/** The days of which every base stays, and those of which one a week stays. */
const ALL_FOR = 7
const WEEKLY_FOR = 35

/**
 * Returns the bases that stay: all of the last 7 days, the first one of each week of the 4 weeks before, and the latest one in any case. A week
 * is one of the calendar, from Thursday to Wednesday, so that the choice of today is still the choice of tomorrow.
 */
export function stayingBases<Base extends { started: Date }>(bases: readonly Base[], now: Date): Base[] {
  const sorted = bases.toSorted((one, other) => one.started.getTime() - other.started.getTime())
  const weekOf = ({ started }: Base) => Math.floor(started.getTime() / (7 * DAY))
  return sorted.filter((base, at) => {
    const days = (now.getTime() - base.started.getTime()) / DAY
    const isFirstOfWeek = sorted.findIndex(other => weekOf(other) === weekOf(base)) === at
    return days <= ALL_FOR || (days <= WEEKLY_FOR && isFirstOfWeek) || at === sorted.length - 1
  })
}
