import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledLine, filledText, id, wholeNumber } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { kinds, offerTypes, seasonStates, unfilledRules, windowMethods } from '../animals.rules.ts'
import { deskFailures } from '../desk-failures.ts'
import { exampleDeskSeason, exampleNewSeason, exampleSeasonRow } from './seasons.examples.ts'

/** The largest counts in a season: animals of a day, shares of a window. */
export const MOST_ANIMALS = 10_000

/** A time by the shop's clock, as in `14:30`; and a moment by the same clock, as in `2027-05-14T18:00`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => m.qurbani_time_needed() })
const wallMoment = z.iso.datetime({
  local: true,
  precision: -1,
  error: () => m.qurbani_moment_needed(),
})

const date = z.iso.date({ error: () => m.qurbani_date_needed() })
const count = z
  .int({ error: () => m.qurbani_number_needed() })
  .min(0, { error: () => m.qurbani_number_needed() })
  .max(MOST_ANIMALS, { error: () => m.qurbani_number_high({ most: MOST_ANIMALS }) })
const day = wholeNumber(1, 4)
/** The weight of meat in pounds. */
const pounds = z.number().positive().max(10_000).nullable().default(null)
/** The price of a share, before tax, in decimals of the shop's currency. */
const price = z
  .number({ error: () => m.qurbani_price_needed() })
  .positive({ error: () => m.qurbani_price_needed() })
  .max(100_000_000, { error: () => m.catalogue_price_too_high() })

const counted = { free: z.int(), held: z.int(), booked: z.int() }

const deskDay = z.object({
  day: z.int(),
  date: z.string(),
  /** The most animals, the number that offers promise, and the number of the herd that have the day. */
  capacity: z.int(),
  promised: z.int(),
  animals: z.int(),
})

const deskOffer = z.object({
  offerId: z.int(),
  day: z.int(),
  kind: z.enum(kinds),
  type: z.enum(offerTypes),
  animals: z.int(),
  price: z.number(),
  weightFrom: z.number().nullable(),
  weightTo: z.number().nullable(),
  active: z.boolean(),
  /** The animal of a named offer. */
  animalId: z.int().nullable(),
  tag: z.string().nullable(),
  familyName: z.string().nullable(),
  ...counted,
})
/** An offer of a season, as staff see it. */
export type DeskOffer = z.output<typeof deskOffer>

const deskWindow = z.object({
  windowId: z.int(),
  day: z.int(),
  method: z.enum(windowMethods),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The number of shares in all by the season, and the number that staff have set instead on the day's page of windows. */
  capacity: z.int(),
  ownCapacity: z.int().nullable(),
  /** Staff have closed it on that page. */
  isClosed: z.boolean(),
  ...counted,
})

const header = {
  seasonName: z.string(),
  firstDay: z.string(),
  /** A moment by the shop's clock, as in `2027-05-14T18:00`. */
  orderBy: z.string(),
  depositPercent: z.number(),
  unfilledRule: z.enum(unfilledRules),
  rules: z.string(),
  wakala: z.string(),
  state: z.enum(seasonStates),
}

const deskSeason = z
  .object({
    seasonId: z.int(),
    ...header,
    version: z.int(),
    days: z.array(deskDay),
    offers: z.array(deskOffer),
    windows: z.array(deskWindow),
  })
  .meta({ title: 'StaffSeason' })
/** A season as staff set it up. */
export type DeskSeason = z.output<typeof deskSeason>

const shownWindow = deskWindow.pick({ windowId: true, day: true, method: true, startsAt: true, endsAt: true })
const seasonRow = z.object({
  seasonId: z.int(),
  seasonName: z.string(),
  firstDay: z.string(),
  state: z.enum(seasonStates),
  days: z.array(z.object({ day: z.int(), date: z.string() })),
  windows: z.array(shownWindow),
  /** The animals of the herd, and the shares that are paid for. */
  animals: z.int(),
  booked: z.int(),
})
/** A season in the staff's list. */
export type SeasonRow = z.output<typeof seasonRow>

export const findSeasons = defineCall({
  does: 'Lists the Qurbani seasons with their days and windows, latest first, for Qurbani staff.',
  method: 'GET',
  path: '/qurbani/findSeasons',
  who: 'staff: catalogue, orders or picking',
  input: z.strictObject({}),
  output: z.array(seasonRow),
  example: { input: {}, output: [exampleSeasonRow] },
  failures: {},
})

const written = z.object({
  ...header,
  days: z.array(z.object({ capacity: z.int() })),
  offers: z.array(
    deskOffer.pick({
      day: true,
      kind: true,
      animals: true,
      price: true,
      weightFrom: true,
      weightTo: true,
      active: true,
    }),
  ),
  windows: z.array(
    deskWindow.pick({ day: true, method: true, startsAt: true, endsAt: true, capacity: true }),
  ),
})
/** A proposed season. */
export type NewSeason = z.output<typeof written>

export const findNewSeason = defineCall({
  does: 'Proposes a new season: from the next 10 Dhu al-Hijjah, three days, a deposit of 30 %, neutral rules.',
  method: 'GET',
  path: '/qurbani/findNewSeason',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: written,
  example: { input: {}, output: exampleNewSeason },
  failures: {},
})

export const findSeasonForStaff = defineCall({
  does: 'Answers a season with its days, offers and windows.',
  method: 'GET',
  path: '/qurbani/findSeasonForStaff/{seasonId}',
  who: 'staff: catalogue',
  input: z.strictObject({ seasonId: id }),
  output: deskSeason,
  example: { input: { seasonId: 1 }, output: exampleDeskSeason },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND },
})

export const saveSeason = defineCall({
  does: 'Creates or replaces a whole season. Removes omitted offers and windows, unless they have bookings; offers of families stay as they are.',
  method: 'POST',
  path: '/qurbani/saveSeason',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** The season to change, and the version that was seen; absent for a new one. */
    seasonId: id.optional(),
    version: z.int().optional(),
    seasonName: filledLine(80, () => m.qurbani_name_needed()),
    firstDay: date,
    orderBy: wallMoment,
    depositPercent: z
      .number({ error: () => m.qurbani_deposit_wrong() })
      .min(1, { error: () => m.qurbani_deposit_wrong() })
      .max(100, { error: () => m.qurbani_deposit_wrong() }),
    unfilledRule: z.enum(unfilledRules),
    rules: filledText(5000, () => m.qurbani_text_needed()),
    wakala: filledText(2000, () => m.qurbani_text_needed()),
    state: z.enum(seasonStates),
    /** The days in order: the first is `firstDay`. */
    days: z
      .array(z.strictObject({ capacity: count }))
      .min(3)
      .max(4),
    offers: z
      .array(
        z.strictObject({
          offerId: id.optional(),
          day,
          kind: z.enum(kinds),
          animals: count,
          price,
          weightFrom: pounds,
          weightTo: pounds,
          active: z.boolean().default(true),
        }),
      )
      .max(500),
    windows: z
      .array(
        z.strictObject({
          windowId: id.optional(),
          day,
          method: z.enum(windowMethods),
          startsAt: time,
          endsAt: time,
          capacity: count,
        }),
      )
      .max(200),
  }),
  output: deskSeason,
  example: { input: { ...exampleNewSeason, seasonName: 'Eid al-Adha 2027' }, output: exampleDeskSeason },
  failures: {
    ...deskFailures,
    CHANGED: {
      status: 409,
      says: () => m.qurbani_season_changed(),
      data: z.object({ season: deskSeason }),
    },
  },
})

export const seasonsCalls = [findSeasons, findNewSeason, findSeasonForStaff, saveSeason] as const
