import type { OfferDraft, SeasonDraft, WindowDraft } from './season-draft.rules.ts'

/** A season of so many days: one more is as the last one, and with one less go its offers and times. */
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
 * Rows of day 1 on all other days as well: the first of its like (`like`) there takes what that of day 1 says, the second that of
 * the second; what is lacking is added. Nothing goes.
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

/** What is offered on day 1, on the other days as well; animals that shoppers choose by their tags stay where they are. */
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

/** The times of day 1 on the other days as well. */
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

/** As many animals on each day as on the first. */
export const withCapacityOfDay1 = ({ days }: SeasonDraft): SeasonDraft['days'] =>
  days.map(() => ({ capacity: days[0]?.capacity ?? '' }))
