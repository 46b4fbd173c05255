import { z } from 'zod'
import { email } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { filledLine, filledText, id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import {
  distributions,
  intentions,
  kinds,
  MOST_FAMILY,
  MOST_NAMES,
  MOST_SHARES,
  offerTypes,
  unfilledRules,
  windowMethods,
} from './animals.rules.ts'
import { familyPlaceStates } from './family-places.rules.ts'
import { exampleBooked, exampleFamily, exampleSeason, exampleSecret } from './qurbani.examples.ts'

/** What can be booked. Prices in decimals of the shop's currency, tax included; weights of a share's meat in pounds. */
export const offer = z.object({
  offerId: z.int(),
  day: z.int(),
  kind: z.enum(kinds),
  type: z.enum(offerTypes),
  price: z.number(),
  /** What is paid at once where not all of it is. */
  deposit: z.number(),
  weightFrom: z.number().nullable(),
  weightTo: z.number().nullable(),
  /** Shares that nobody has or holds. */
  left: z.int(),
  /** Of the animal that the shopper chooses, where it is one. */
  tag: z.string().nullable(),
  animalWeight: z.number().nullable(),
  picture: z.string().nullable(),
})
/** What can be booked, as shoppers see it. */
export type Offer = z.output<typeof offer>

const day = z.object({ day: z.int(), date: z.string() })

const pickupWindow = z.object({
  windowId: z.int(),
  day: z.int(),
  method: z.enum(windowMethods),
  startsAt: z.string(),
  endsAt: z.string(),
  left: z.int(),
})
/** A time in which meat is collected or brought, as shoppers see it. */
export type PickupWindow = z.output<typeof pickupWindow>

/** A season as shoppers see it. `depositPercent` is 100 where all is paid at once. */
const season = z.object({
  seasonId: z.int(),
  seasonName: z.string(),
  orderBy: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  depositPercent: z.number(),
  unfilledRule: z.enum(unfilledRules),
  rules: z.string(),
  wakala: z.string(),
  /** Shares are booked by card: whether the shop takes any. */
  cards: z.boolean(),
  days: z.array(day),
  windows: z.array(pickupWindow),
  offers: z.array(offer),
})
/** The season that can be booked, as shoppers see it. */
export type Season = z.output<typeof season>

export const findSeason = defineCall({
  does: 'Answers the season of Qurbani that can be booked now, with what is left of it; null where there is none.',
  method: 'GET',
  path: '/qurbani/findSeason',
  who: 'anyone',
  input: z.object({}),
  output: z.object({ season: season.nullable() }),
  example: { input: {}, output: { season: exampleSeason } },
  failures: {},
  shows: () => ['qurbani', 'settings', 'taxes'],
})

const guest = z.strictObject({
  firstName: filledLine(100, m.customers_first_name_required),
  lastName: filledLine(100, m.customers_last_name_required),
  email,
  phone1: filledLine(40, m.customers_phone_required),
})

const wish = z.strictObject({
  offerId: id,
  /** For whom it is: said when it is slaughtered. */
  names: z
    .array(filledLine(80, m.qurbani_name_required))
    .min(1, { error: () => m.qurbani_name_required() })
    .max(MOST_NAMES),
  intention: z.enum(intentions).default('QURBANI'),
  distribution: z.enum(distributions),
  /** When it is collected or brought; not where all of it is given away. */
  windowId: id.optional(),
  skin: z.boolean().default(false),
  offal: z.boolean().default(false),
})

const address = z.strictObject({
  address: filledLine(200, m.customers_address_required),
  city: filledLine(100, m.customers_city_required),
  stateProvince: filledLine(100, m.customers_state_required),
  country: filledLine(100, m.customers_country_required),
  postalCode: filledLine(20, m.customers_postal_code_required),
})

const troubled = z.object({ shares: z.array(z.object({ index: z.int(), left: z.int() })) })

export const book = defineCall({
  does: 'Books shares of Qurbani, all or none: they are held for 15 minutes, within which what is due is paid by card.',
  method: 'POST',
  path: '/qurbani/book',
  who: 'anyone',
  greets: true,
  repeatable: true,
  limited: true,
  input: z.strictObject({
    seasonId: id,
    /** Left out by who is signed in: then the account's own details are taken. */
    customer: guest.optional(),
    shares: z
      .array(wish)
      .min(1, { error: () => m.qurbani_share_required() })
      .max(MOST_SHARES),
    /** Where what is brought goes. */
    address: address.optional(),
    pays: z.enum(['FULL', 'DEPOSIT']).default('FULL'),
    /** The words by which the shop may act for them, as they were read; they must be those of the season. */
    wakala: filledText(2000, m.qurbani_wakala_required),
    /** Sets a whole animal of the shares' pool aside for a family: the others are invited by its secret key. */
    invites: z.boolean().default(false),
    /** The secret key by which somebody was invited. */
    familyKey: line(100).optional(),
    /** The place of the family's animal to which they were invited, for one share; without it they get the first that are free. */
    place: z.int().min(1).max(MOST_FAMILY).optional(),
    /** What the shopper saw as due now; where it is another amount, nothing is booked. */
    due: z.number().optional(),
  }),
  output: z.object({
    orderNum: z.string(),
    link: z.string(),
    payUntil: z.string(),
    due: z.number(),
    /** The secret key that invites a family. */
    familyKey: z.string().nullable(),
  }),
  example: {
    input: {
      seasonId: 1,
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 7654321',
      },
      shares: [{ offerId: 3, names: ['Zainab Qureshi'], distribution: 'COLLECT', windowId: 1 }],
      pays: 'DEPOSIT',
      wakala: exampleSeason.wakala,
    },
    output: exampleBooked,
  },
  failures: {
    NOT_OPEN: { status: 409, says: () => m.qurbani_not_open() },
    /** Something of it cannot be booked any more: another was faster, or staff took it out. */
    SOLD_OUT: { status: 409, says: () => m.qurbani_sold_out(), data: troubled },
    WINDOW_FULL: { status: 409, says: () => m.qurbani_window_full(), data: troubled },
    /** Somebody else has the place of the family's animal. */
    PLACE_TAKEN: { status: 409, says: () => m.qurbani_place_taken() },
    PRICE_CHANGED: {
      status: 409,
      says: () => m.qurbani_price_changed(),
      data: z.object({ due: z.number() }),
    },
    WAKALA_CHANGED: { status: 409, says: () => m.qurbani_wakala_changed() },
    NO_CARDS: { status: 409, says: () => m.qurbani_no_cards() },
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
  },
})

export const findFamily = defineCall({
  does: 'Answers the animal that was set aside for a family to whoever was invited to it.',
  method: 'GET',
  path: '/qurbani/findFamily/{familyKey}',
  who: 'anyone',
  input: z.object({ familyKey: line(100) }),
  output: z.object({
    familyName: z.string(),
    /** How many of its shares somebody has paid for, and how many are held at the moment. */
    booked: z.int(),
    held: z.int(),
    /** How each of its places stands, from 1 on. */
    places: z.array(z.object({ place: z.int(), state: z.enum(familyPlaceStates) })),
    unfilledRule: z.enum(unfilledRules),
    orderBy: z.string(),
    offer,
  }),
  example: { input: { familyKey: exampleSecret }, output: exampleFamily },
  failures: { NOT_FOUND: { status: 404, says: () => m.error_not_found() } },
})

/** An animal that was set aside for a family, as the invited see it. */
export type Family = z.output<typeof findFamily.output>

export const qurbaniCalls = [findSeason, book, findFamily] as const
