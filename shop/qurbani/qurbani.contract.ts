import { z } from 'zod'
import { email } from '../customers/customer-fields.ts'
import { LEAST_ORDER, TOO_FAR } from '../delivery/delivery-failures.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
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
import { familyPlaceStates } from './families/family-places.rules.ts'
import { exampleBooked, exampleFamily, exampleSeason, exampleSecret } from './qurbani.examples.ts'

/**
 * An offer that can be booked. Prices in decimals of the shop's currency, tax included; weights of a share's meat in pounds.
 */
export const offer = z
  .object({
    offerId: z.int(),
    day: z.int(),
    kind: z.enum(kinds),
    type: z.enum(offerTypes),
    price: z.number(),
    /** The price without tax, by which its delivery is charged. */
    net: z.number(),
    /** The part of the price that is due at once if not all of it is. */
    deposit: z.number(),
    weightFrom: z.number().nullable(),
    weightTo: z.number().nullable(),
    /** Shares that are neither booked nor held. */
    left: z.int(),
    /** The tag of the animal, if the shopper chooses a certain one. */
    tag: z.string().nullable(),
    animalWeight: z.number().nullable(),
    picture: z.string().nullable(),
  })
  .meta({ title: 'QurbaniOffer' })
/** An offer as shoppers see it. */
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
/** A time window in which meat is collected or delivered, as shoppers see it. */
export type PickupWindow = z.output<typeof pickupWindow>

/** A season as shoppers see it. `depositPercent` is 100 if the whole price is due at once. */
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
  /** True if the shop takes cards, which bookings need. */
  cards: z.boolean(),
  days: z.array(day),
  windows: z.array(pickupWindow),
  offers: z.array(offer),
})
/** The season that can be booked, as shoppers see it. */
export type Season = z.output<typeof season>

export const findSeason = defineCall({
  does: 'Answers the Qurbani season that is open for booking, with the shares left; null if there is none.',
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
  /** The names that are said at the slaughter. */
  names: z
    .array(filledLine(80, m.qurbani_name_required))
    .min(1, { error: () => m.qurbani_name_required() })
    .max(MOST_NAMES),
  intention: z.enum(intentions).default('QURBANI'),
  distribution: z.enum(distributions),
  /** The time of collection or delivery; absent if all of the meat is given away. */
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
  does: 'Books Qurbani shares, all or none, and holds them for 15 minutes for payment by card.',
  method: 'POST',
  path: '/qurbani/book',
  who: 'anyone',
  greets: true,
  repeatable: true,
  limited: true,
  input: z.strictObject({
    seasonId: id,
    /** Absent if the customer is signed in: the account's own details are used then. */
    customer: guest.optional(),
    shares: z
      .array(wish)
      .min(1, { error: () => m.qurbani_share_required() })
      .max(MOST_SHARES),
    /** The address for deliveries. */
    address: address.optional(),
    /** True if a guest agrees to text messages about this booking. An account has its own setting. */
    sendSmsFlag: z.boolean().default(false),
    pays: z.enum(['FULL', 'DEPOSIT']).default('FULL'),
    /** The words that let the shop act for the customer, as they were read; they must be those of the season. */
    wakala: filledText(2000, m.qurbani_wakala_required),
    /** Sets a whole animal of the pool aside for a family: the others are invited by its secret key. */
    invites: z.boolean().default(false),
    /** The secret key of the invitation. */
    familyKey: line(100).optional(),
    /**
     * The place of the family's animal to which the link invites, for one share; without it, shares get the first free
     * places.
     */
    place: z.int().min(1).max(MOST_FAMILY).optional(),
    /** The amount due now that the shopper saw; if it has changed, nothing is booked. */
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
    /** Part of it cannot be booked any more: another customer was faster, or staff took it out. */
    SOLD_OUT: { status: 409, says: () => m.qurbani_sold_out(), data: troubled },
    WINDOW_FULL: { status: 409, says: () => m.qurbani_window_full(), data: troubled },
    /** Another person has the place of the family's animal. */
    PLACE_TAKEN: { status: 409, says: () => m.qurbani_place_taken() },
    PRICE_CHANGED: {
      status: 409,
      says: () => m.qurbani_price_changed(),
      data: z.object({ due: z.number() }),
    },
    WAKALA_CHANGED: { status: 409, says: () => m.qurbani_wakala_changed() },
    NO_CARDS: { status: 409, says: () => m.qurbani_no_cards() },
    TOO_FAR,
    LEAST_ORDER,
    BAD_INPUT,
  },
})

export const findFamily = defineCall({
  does: 'Answers the animal reserved for a family to anyone invited to it.',
  method: 'GET',
  path: '/qurbani/findFamily/{familyKey}',
  who: 'anyone',
  input: z.object({ familyKey: line(100) }),
  output: z.object({
    familyName: z.string(),
    /** The number of its shares that are paid for, and the number held at the moment. */
    booked: z.int(),
    held: z.int(),
    /** The state of each of its places, from 1 on. */
    places: z.array(z.object({ place: z.int(), state: z.enum(familyPlaceStates) })),
    unfilledRule: z.enum(unfilledRules),
    orderBy: z.string(),
    offer,
  }),
  example: { input: { familyKey: exampleSecret }, output: exampleFamily },
  failures: { NOT_FOUND },
})

/** An animal that was set aside for a family, as invited people see it. */
export type Family = z.output<typeof findFamily.output>

export const qurbaniCalls = [findSeason, book, findFamily] as const
