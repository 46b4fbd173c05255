import type { ParsedOf } from '../../lib/call.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import { sharesOf } from '../animals.rules.ts'
import type { SeasonNow } from './season-now.ts'
import type { saveSeason } from './seasons.contract.ts'

type Written = ParsedOf<typeof saveSeason>
type Facts = {
  /** The current season; undefined for a new one. */
  before: SeasonNow | undefined
  exponent: number
  /** The current moment by the shop's clock, as in `2027-05-13T18:00`. */
  now: string
}
type Wrong = Record<string, string>

const fits = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value

/** Returns what is wrong with an edited season, by field; an edit never takes back what is booked or held. */
export function checkSeason(written: Written, facts: Facts): Wrong {
  return {
    ...checkHeader(written, facts),
    ...checkDays(written, facts),
    ...checkOffers(written, facts),
    ...checkWindows(written, facts),
  }
}

function checkHeader(written: Written, { before, now }: Facts): Wrong {
  const wrong: Wrong = {}
  const { orderBy, firstDay, depositPercent, state, days } = written
  if (!fits(depositPercent, 2)) wrong.depositPercent = m.qurbani_deposit_wrong()
  if (orderBy.slice(0, 10) > daysLater(firstDay, days.length - 1)) wrong.orderBy = m.qurbani_order_by_late()
  const opens = state === 'OPEN' && before?.state !== 'OPEN'
  if (opens && orderBy <= now) wrong.orderBy = m.qurbani_order_by_past()
  if (opens && !written.offers.some(({ active, animals }) => active && animals > 0))
    wrong.state = m.qurbani_no_offer_open()
  const booked = before?.offers.some(offer => offer.used) ?? false
  if (state === 'DRAFT' && before && before.state !== 'DRAFT' && booked) wrong.state = m.qurbani_state_back()
  return wrong
}

function checkDays({ days, offers }: Written, { before }: Facts): Wrong {
  const wrong: Wrong = {}
  const families = before?.offers.filter(({ type }) => type === 'FAMILY') ?? []
  for (const [at, { capacity }] of days.entries()) {
    const day = at + 1
    const promised = [...offers, ...families]
      .filter(offer => offer.day === day)
      .reduce((sum, { animals }) => sum + animals, 0)
    const herd = before?.days.find(one => one.day === day)?.animals ?? 0
    if (herd > capacity) wrong[`days.${at}.capacity`] = m.qurbani_day_few({ count: herd })
    else if (promised > capacity) wrong[`days.${at}.capacity`] = m.qurbani_day_over({ count: promised })
  }
  const gone = before?.days.filter(({ day }) => day > days.length) ?? []
  if (gone.some(({ day, herd }) => herd > 0 || families.some(family => family.day === day)))
    wrong.days = m.qurbani_day_used()
  return wrong
}

function checkOffers({ days, offers }: Written, { before, exponent }: Facts): Wrong {
  const wrong: Wrong = {}
  const known = new Map(before?.offers.map(offer => [offer.offerId, offer]))
  const seen = new Set<number>()
  for (const [at, offer] of offers.entries()) {
    const say = (field: string, says: string) => {
      wrong[`offers.${at}.${field}`] ??= says
    }
    const { offerId, day, kind, animals, price, weightFrom, weightTo } = offer
    if (day > days.length) say('day', m.qurbani_day_none({ day }))
    if (!fits(price, exponent)) say('price', m.qurbani_amount_fine({ decimals: exponent }))
    if (weightFrom !== null && weightTo !== null && weightTo < weightFrom)
      say('weightTo', m.qurbani_weights_order())
    if (offerId === undefined) continue
    const old = known.get(offerId)
    if (!old || old.type === 'FAMILY' || seen.has(offerId)) {
      say('offerId', m.qurbani_offer_unknown())
      continue
    }
    seen.add(offerId)
    const moves = old.day !== day || old.kind !== kind
    if (old.type === 'NAMED') {
      if (moves) say('day', m.qurbani_named_stays())
      if (animals !== old.animals) say('animals', m.qurbani_named_one())
    } else if (moves && old.used) say('day', m.qurbani_offer_stays())
    else if (!moves && old.free + (animals - old.animals) * sharesOf[kind] < 0)
      say(
        'animals',
        m.qurbani_offer_few({
          count: old.booked + old.held,
          animals: old.animals - Math.floor(old.free / sharesOf[kind]),
        }),
      )
  }
  const left = before?.offers.find(
    ({ offerId, type, used }) => type !== 'FAMILY' && used && !seen.has(offerId),
  )
  if (left) wrong.offers = m.qurbani_offers_booked({ kind: left.kind, day: left.day })
  return wrong
}

function checkWindows({ days, windows }: Written, { before }: Facts): Wrong {
  const wrong: Wrong = {}
  const known = new Map(before?.windows.map(window => [window.windowId, window]))
  const seen = new Set<number>()
  const times = new Set<string>()
  for (const [at, { windowId, day, method, startsAt, endsAt, capacity }] of windows.entries()) {
    const say = (field: string, says: string) => {
      wrong[`windows.${at}.${field}`] ??= says
    }
    if (day > days.length) say('day', m.qurbani_day_none({ day }))
    if (endsAt <= startsAt) say('endsAt', m.qurbani_time_order())
    const time = `${method} ${day} ${startsAt}`
    if (times.has(time)) say('startsAt', m.qurbani_time_twice())
    times.add(time)
    if (windowId === undefined) continue
    const old = known.get(windowId)
    if (!old || seen.has(windowId)) {
      say('windowId', m.qurbani_window_unknown())
      continue
    }
    seen.add(windowId)
    if (old.used && (old.day !== day || old.method !== method)) say('day', m.qurbani_window_stays())
    const taken = old.booked + old.held
    // More may be taken of a window for which staff have set more room.
    if (capacity < taken && capacity < old.capacity) say('capacity', m.qurbani_window_few({ count: taken }))
  }
  const left = before?.windows.find(({ windowId, used }) => used && !seen.has(windowId))
  if (left) wrong.windows = m.qurbani_windows_booked({ day: left.day, time: left.startsAt })
  return wrong
}
