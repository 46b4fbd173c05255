import type { InputOf } from '../../lib/call.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import type { Kind, OfferType, SeasonState, UnfilledRule, WindowMethod } from '../../qurbani/animals.rules.ts'
import type { DeskSeason, NewSeason, saveSeason } from '../../qurbani/season/seasons.contract.ts'

/** An offer as the form of its season holds it: numbers as typed. */
export type OfferDraft = {
  /** The key of its row, unknown to the server. */
  key: string
  /** Null for a new one. */
  offerId: number | null
  type: OfferType
  /** The tag of the animal in a named offer. */
  tag: string | null
  day: number
  kind: Kind
  animals: string
  price: string
  weightFrom: string
  weightTo: string
  active: boolean
}

/** A time window as the form holds it. */
export type WindowDraft = {
  key: string
  windowId: number | null
  day: number
  method: WindowMethod
  startsAt: string
  endsAt: string
  capacity: string
}

/** A season as its form holds it. */
export type SeasonDraft = {
  /** Null for a new one. */
  seasonId: number | null
  version: number | null
  seasonName: string
  firstDay: string
  orderBy: string
  depositPercent: string
  unfilledRule: UnfilledRule
  rules: string
  wakala: string
  state: SeasonState
  days: { capacity: string }[]
  offers: OfferDraft[]
  windows: WindowDraft[]
}

const shown = (number: number | null) => (number === null ? '' : String(number))

/** The form values of a saved or proposed season; offers of families are left out. */
export function seasonDraftOf(season: DeskSeason | NewSeason): SeasonDraft {
  const { seasonName, firstDay, orderBy, depositPercent, unfilledRule, rules, wakala, state } = season
  return {
    ...{ seasonName, firstDay, orderBy, unfilledRule, rules, wakala, state },
    seasonId: 'seasonId' in season ? season.seasonId : null,
    version: 'version' in season ? season.version : null,
    depositPercent: String(depositPercent),
    days: season.days.map(({ capacity }) => ({ capacity: String(capacity) })),
    offers: season.offers.flatMap((offer, at): OfferDraft[] => {
      const known = 'offerId' in offer ? offer : undefined
      if (known?.type === 'FAMILY') return []
      const { day, kind, active } = offer
      return [
        {
          ...{ day, kind, active },
          key: known ? `offer ${known.offerId}` : `proposed ${at}`,
          offerId: known?.offerId ?? null,
          type: known?.type ?? 'POOL',
          tag: known?.tag ?? null,
          animals: String(offer.animals),
          price: String(offer.price),
          weightFrom: shown(offer.weightFrom),
          weightTo: shown(offer.weightTo),
        },
      ]
    }),
    windows: season.windows.map((window, at) => {
      const { day, method, startsAt, endsAt, capacity } = window
      const windowId = 'windowId' in window ? window.windowId : null
      const key = windowId === null ? `proposed ${at}` : `window ${windowId}`
      return { ...{ key, windowId, day, method, startsAt, endsAt }, capacity: String(capacity) }
    }),
  }
}

const numberOrNone = (typed: string) => (typed.trim() === '' ? null : readNumber(typed))

/** A season as sent. */
export function seasonIn(draft: SeasonDraft): InputOf<typeof saveSeason> {
  const { seasonId, version, days, offers, windows, depositPercent, ...texts } = draft
  return {
    ...(seasonId === null || version === null ? {} : { seasonId, version }),
    ...texts,
    depositPercent: readNumber(depositPercent),
    days: days.map(({ capacity }) => ({ capacity: readNumber(capacity) })),
    offers: offers.map(({ offerId, day, kind, animals, price, weightFrom, weightTo, active }) => ({
      ...(offerId === null ? {} : { offerId }),
      ...{ day, kind, active },
      animals: readNumber(animals),
      price: readAmount(price),
      weightFrom: numberOrNone(weightFrom),
      weightTo: numberOrNone(weightTo),
    })),
    windows: windows.map(({ windowId, day, method, startsAt, endsAt, capacity }) => ({
      ...(windowId === null ? {} : { windowId }),
      ...{ day, method, startsAt, endsAt },
      capacity: readNumber(capacity),
    })),
  }
}

const isCount = (typed: string) => Number.isInteger(readNumber(typed)) && readNumber(typed) >= 0
const isAbove0 = (typed: string) => readNumber(typed) > 0
const isNoneOrAbove0 = (typed: string) => typed.trim() === '' || isAbove0(typed)

/** The problems of a season as typed, by field; only the server knows of new bookings. */
export function checkSeasonDraft(draft: SeasonDraft): WrongFields {
  const wrong: Record<string, string> = {}
  const say = (field: string, isRight: boolean, says: () => string) => {
    if (!isRight) wrong[field] ??= says()
  }
  say('seasonName', draft.seasonName.trim() !== '', m.qurbani_name_needed)
  say('firstDay', draft.firstDay !== '', m.qurbani_date_needed)
  say('orderBy', draft.orderBy !== '', m.qurbani_moment_needed)
  const percent = readNumber(draft.depositPercent)
  say('depositPercent', percent >= 1 && percent <= 100, m.qurbani_deposit_wrong)
  say('rules', draft.rules.trim() !== '', m.qurbani_text_needed)
  say('wakala', draft.wakala.trim() !== '', m.qurbani_text_needed)
  for (const [at, { capacity }] of draft.days.entries())
    say(`days.${at}.capacity`, isCount(capacity), m.qurbani_number_needed)
  for (const [at, { animals, price, weightFrom, weightTo }] of draft.offers.entries()) {
    say(`offers.${at}.animals`, isCount(animals), m.qurbani_number_needed)
    say(`offers.${at}.price`, readAmount(price) > 0, m.qurbani_price_needed)
    say(`offers.${at}.weightFrom`, isNoneOrAbove0(weightFrom), m.qurbani_weight_wrong)
    say(`offers.${at}.weightTo`, isNoneOrAbove0(weightTo), m.qurbani_weight_wrong)
    const isOrdered = !(readNumber(weightTo) < readNumber(weightFrom))
    say(`offers.${at}.weightTo`, isOrdered, m.qurbani_weights_order)
  }
  for (const [at, { startsAt, endsAt, capacity }] of draft.windows.entries()) {
    say(`windows.${at}.startsAt`, startsAt !== '', m.qurbani_time_needed)
    say(`windows.${at}.endsAt`, endsAt !== '', m.qurbani_time_needed)
    say(`windows.${at}.endsAt`, endsAt > startsAt, m.qurbani_time_order)
    say(`windows.${at}.capacity`, isCount(capacity), m.qurbani_number_needed)
  }
  return wrong
}
