import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { paymentStates } from '../../orders/payment-states.rules.ts'
import { distributions, intentions, kinds, unfilledRules } from '../animals.rules.ts'
import { exampleBooking, exampleSecret } from '../qurbani.examples.ts'
import { shareStates } from '../share-states.rules.ts'

const share = z
  .object({
    shareId: z.int(),
    state: z.enum(shareStates),
    kind: z.enum(kinds),
    day: z.int(),
    date: z.string(),
    names: z.array(z.string()),
    intention: z.enum(intentions),
    distribution: z.enum(distributions),
    window: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
    skin: z.boolean(),
    offal: z.boolean(),
    /** With tax. */
    price: z.number(),
    /** The animal and the share's number in it, once it has one. */
    tag: z.string().nullable(),
    sequence: z.int().nullable(),
    animalShares: z.int(),
    picture: z.string().nullable(),
    doneAt: z.string().nullable(),
    packedWeight: z.number().nullable(),
  })
  .meta({ title: 'BookedShare' })
/** A share as the customer sees it. */
export type BookedShare = z.output<typeof share>

const booking = z
  .object({
    orderNum: z.string(),
    link: z.string(),
    bookedAt: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    seasonName: z.string(),
    timeZone: z.string(),
    orderBy: z.string(),
    currency: z.string(),
    paymentState: z.enum(paymentStates),
    /** The shares are held until then while the amount due is unpaid. */
    payUntil: z.string().nullable(),
    /** The current time of the shop. */
    now: z.string(),
    /** The price of the shares and their delivery, tax included. */
    total: z.number(),
    /** The part of it that is the delivery charge. */
    delivery: z.number(),
    paid: z.number(),
    /** The amount still to be paid. */
    balance: z.number(),
    /** True if anyone with the link can cancel it: no share has its animal yet. */
    cancellable: z.boolean(),
    rules: z.string(),
    wakala: z.string(),
    wakalaAt: z.string(),
    unfilledRule: z.enum(unfilledRules),
    /** The family's animal: its paid and free places, and those to which others can be invited. */
    family: z
      .object({
        familyKey: z.string(),
        booked: z.int(),
        left: z.int(),
        of: z.int(),
        freePlaces: z.array(z.int()),
      })
      .nullable(),
    shares: z.array(share),
  })
  .meta({ title: 'Booking' })
/** A booking as anyone with its secret link sees it. */
export type Booking = z.output<typeof booking>

const byLink = { orderNum: line(20), link: line(100) }
const exampleLink = { orderNum: '10031', link: exampleSecret }

export const findBooking = defineCall({
  does: 'Answers a booking to anyone with its secret link or the link of its balance.',
  method: 'GET',
  path: '/qurbani/findBooking/{orderNum}/{link}',
  who: 'anyone',
  input: z.object(byLink),
  output: booking,
  example: { input: exampleLink, output: exampleBooking },
  failures: { NOT_FOUND },
})

export const payBalance = defineCall({
  does: "Opens the payment of a booking's balance, as a separate order, for 15 minutes. A repeat within this time answers the same payment.",
  method: 'POST',
  path: '/qurbani/payBalance',
  who: 'anyone',
  limited: true,
  input: z.strictObject(byLink),
  output: z.object({ orderNum: z.string(), link: z.string(), payUntil: z.string(), due: z.number() }),
  example: {
    input: exampleLink,
    output: { orderNum: '10032', link: exampleSecret, payUntil: '2026-11-21T09:45:00.000Z', due: 350 },
  },
  failures: {
    NOT_FOUND,
    NOTHING_DUE: { status: 409, says: () => m.qurbani_nothing_due() },
    NO_CARDS: { status: 409, says: () => m.qurbani_no_cards() },
  },
})

export const cancelBooking = defineCall({
  does: 'Cancels a booking for anyone with its secret link, if none of its shares has an animal, and refunds card payments.',
  method: 'POST',
  path: '/qurbani/cancel',
  who: 'anyone',
  limited: true,
  input: z.strictObject(byLink),
  output: booking,
  example: { input: exampleLink, output: { ...exampleBooking, cancellable: false } },
  failures: {
    NOT_FOUND,
    ASSIGNED: { status: 409, says: () => m.qurbani_assigned_already() },
    /** Its balance is being paid right now. */
    PAYING: { status: 409, says: () => m.qurbani_being_paid() },
    /** Some of it was paid in cash: the shop must return that first. */
    CASH: { status: 409, says: () => m.qurbani_cash_received() },
    NOT_BOOKED: { status: 409, says: () => m.qurbani_not_booked() },
  },
})

export const bookingCalls = [findBooking, payBalance, cancelBooking] as const
