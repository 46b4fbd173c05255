import type { OfferDraft, SeasonDraft, WindowDraft } from './season-draft.rules.ts'

/** Sets the number of days: a new day copies the last one, and a removed day loses its offers and time windows. */
export function withDays(
  draft: SeasonDraft,
  count: number,
): Pick<SeasonDraft, 'days' | 'offers' | 'windows'> {
  const last = draft.days.at(-1) ?? { capacity: '' }
  const days = Array.from({ length: count }, (_, at) => draft.days[at] ?? { ...last })
  return {
    days,
    offers: draft.offers.filter(({ day }) => day <= count),
    windows: draft.windows.filter(({ day }) => day <= count),
  }
}

type Row = { key: string; day: number }

/**
 * Copies the rows of day 1 to all other days: the first row there that is alike (`like`) takes the values of the first of
 * day 1, the second those of the second; missing rows are added. No row is removed.
 */
function copied<R extends Row>(
  rows: readonly R[],
  count: number,
  { like, put }: { like: (row: R) => string; put: (first: R, to: R | undefined, day: number) => R },
): R[] {
  let all = [...rows]
  const first = rows.filter(({ day }) => day === 1)
  for (let day = 2; day <= count; day += 1) {
    const taken = new Set<R>()
    for (const row of first) {
      const there = all.find(one => one.day === day && like(one) === like(row) && !taken.has(one))
      const next = put(row, there, day)
      taken.add(next)
      all = there ? all.map(one => (one === there ? next : one)) : [...all, next]
    }
  }
  return all
}

const keyOf = ({ key }: Row, day: number) => `${key} on day ${day}`

/** Copies the offers of day 1 to the other days; animals that shoppers choose by tag stay where they are. */
export function withOffersOfDay1({ days, offers }: SeasonDraft): OfferDraft[] {
  const named = offers.filter(({ type }) => type === 'NAMED')
  const pools = offers.filter(({ type }) => type !== 'NAMED')
  return [
    ...copied(pools, days.length, {
      like: ({ kind }) => kind,
      put: (first, to, day) => ({
        ...first,
        day,
        key: to?.key ?? keyOf(first, day),
        offerId: to?.offerId ?? null,
      }),
    }),
    ...named,
  ].toSorted((one, other) => one.day - other.day)
}

/** Copies the time windows of day 1 to the other days. */
export const withTimesOfDay1 = ({ days, windows }: SeasonDraft): WindowDraft[] =>
  copied(windows, days.length, {
    like: ({ method, startsAt }) => `${method} ${startsAt}`,
    put: (first, to, day) => ({
      ...first,
      day,
      key: to?.key ?? keyOf(first, day),
      windowId: to?.windowId ?? null,
    }),
  }).toSorted((one, other) => one.day - other.day)

/** Gives each day the number of animals of the first. */
export const withCapacityOfDay1 = ({ days }: SeasonDraft): SeasonDraft['days'] =>
  days.map(() => ({ capacity: days[0]?.capacity ?? '' }))
