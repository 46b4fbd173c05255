import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledText, id, wholeNumber } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { distributions, intentions, kinds, offerTypes } from '../animals.rules.ts'
import { deskFailures } from '../desk-failures.ts'
import { shareStates } from '../share-states.rules.ts'
import { exampleShareRow, exampleTotals } from './qurbani-desk.examples.ts'

const shareRow = z.object({
  shareId: z.int(),
  bookingId: z.int(),
  orderId: z.int(),
  orderNum: z.string(),
  bookedAt: z.string(),
  /** The first name of the person who booked it. */
  firstName: z.string(),
  lastName: z.string(),
  phone1: z.string(),
  email: z.string(),
  day: z.int(),
  date: z.string(),
  kind: z.enum(kinds),
  offerId: z.int(),
  offerType: z.enum(offerTypes),
  familyName: z.string().nullable(),
  names: z.array(z.string()),
  intention: z.enum(intentions),
  distribution: z.enum(distributions),
  windowId: z.int().nullable(),
  /** A time range by the shop's clock, as in `14:00`. */
  window: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  skin: z.boolean(),
  offal: z.boolean(),
  state: z.enum(shareStates),
  animalId: z.int().nullable(),
  tag: z.string().nullable(),
  sequence: z.int().nullable(),
  /** The number of shares that the animal has. */
  of: z.int(),
  /** The packed weight in pounds. */
  weight: z.number().nullable(),
  /** The price with tax. */
  price: z.number(),
  /** The amount still to be paid for the whole booking. */
  due: z.number(),
})
/** A share in the lists of staff. */
export type ShareRow = z.output<typeof shareRow>

/** The number of shares, the number of packed ones, and the weight of those, in pounds. */
const sums = { shares: z.int(), packed: z.int(), weight: z.number() }
/** The shares that are given away: all of some, a third of others. `weight` is of the packed ones, in pounds. */
const given = z.object({ inFull: z.int(), inThirds: z.int(), weight: z.number() })
const perDistribution = z.array(z.object({ distribution: z.enum(distributions), ...sums }))

export const findShares = defineCall({
  does: 'Lists the shares of a season with totals. Searches name, order number and ear tag. Filters: day, kind, window, distribution and state.',
  method: 'GET',
  path: '/qurbani/findShares',
  who: 'staff: orders',
  input: z.strictObject({
    ...listFields(['booked', 'name', 'tag', 'day', 'window']),
    seasonId: id,
    day: wholeNumber(1, 4).optional(),
    kind: z.enum(kinds).optional(),
    windowId: id.optional(),
    distribution: z.enum(distributions).optional(),
    /** Shares that ended are listed only if this asks for them. */
    state: z.enum(shareStates).optional(),
  }),
  output: listOf(shareRow).extend({ distributions: perDistribution, given }),
  example: {
    input: { seasonId: 1, day: 1, state: 'COLLECTED' },
    output: {
      rows: [exampleShareRow],
      total: 1,
      distributions: [{ distribution: 'COLLECT', shares: 1, packed: 1, weight: 34.5 }],
      given: { inFull: 0, inThirds: 0, weight: 0 },
    },
  },
  failures: {},
})

const totals = z.object({
  days: z.array(
    z.object({
      day: z.int(),
      date: z.string(),
      kind: z.enum(kinds),
      /** The animals of the herd without the withdrawn ones, the number that are done, and the number of their shares. */
      animals: z.int(),
      done: z.int(),
      places: z.int(),
      /** The shares that are paid for; the number that have an animal, are packed, and have left. */
      booked: z.int(),
      assigned: z.int(),
      packed: z.int(),
      collected: z.int(),
    }),
  ),
  distributions: perDistribution,
  given,
  /** Skins and offal that are left to the shop. */
  skins: z.int(),
  offal: z.int(),
  /** Shares that are waiting for their payment. */
  held: z.int(),
  /** The total agreed, tax included, the part received, and the part still to be paid. */
  money: z.object({ agreed: z.number(), received: z.number(), due: z.number() }),
})
/** The totals of a season. */
export type SeasonTotals = z.output<typeof totals>

export const findTotals = defineCall({
  does: 'Answers the totals of a season by day and kind, the meat to give away, and the money.',
  method: 'GET',
  path: '/qurbani/findTotals/{seasonId}',
  who: 'staff: orders',
  input: z.strictObject({ seasonId: id }),
  output: totals,
  example: { input: { seasonId: 1 }, output: exampleTotals },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND },
})

export const messageDay = defineCall({
  does: 'Sends a message to every booking of a day that has an e-mail, and a text to those who agreed. A booking never gets the same text twice.',
  method: 'POST',
  path: '/qurbani/messageDay',
  who: 'staff: orders',
  input: z.strictObject({
    seasonId: id,
    day: wholeNumber(1, 4),
    text: filledText(2000, () => m.qurbani_text_needed()),
    /** If true, the bookings are only counted. */
    dryRun: z.boolean().default(false),
  }),
  output: z.object({
    /**
     * The bookings of the day, the number with an e-mail address, the number of guests and customers who agreed to texts, and
     * the number that got this message before.
     */
    bookings: z.int(),
    mails: z.int(),
    texts: z.int(),
    before: z.int(),
  }),
  example: {
    input: { seasonId: 1, day: 1, text: 'Collection begins an hour later.' },
    output: { bookings: 31, mails: 29, texts: 4, before: 0 },
  },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND },
})

export const receiveCash = defineCall({
  does: "Records cash received for a booking's balance. A negative amount is cash returned.",
  method: 'POST',
  path: '/qurbani/receiveCash',
  who: 'staff: orders',
  repeatable: true,
  input: z.strictObject({
    bookingId: id,
    amount: z
      .number({ error: () => m.qurbani_amount_needed() })
      .refine(amount => amount !== 0, { error: () => m.qurbani_amount_needed() })
      .min(-100_000_000, { error: () => m.qurbani_amount_needed() })
      .max(100_000_000, { error: () => m.catalogue_price_too_high() }),
  }),
  output: z.object({
    bookingId: z.int(),
    /** The total received at the counter, and the amount still to be paid. */
    cashReceived: z.number(),
    due: z.number(),
  }),
  example: {
    input: { bookingId: 81, amount: 350 },
    output: { bookingId: 81, cashReceived: 350, due: 0 },
  },
  failures: {
    ...deskFailures,
    PAYING: { status: 409, says: () => m.qurbani_paying_now() },
    NOT_BOOKED: { status: 409, says: () => m.qurbani_office_not_booked() },
  },
})

export const qurbaniDeskCalls = [findShares, findTotals, messageDay, receiveCash] as const
