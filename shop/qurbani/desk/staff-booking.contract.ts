import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledText, id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { kinds, windowMethods } from '../animals.rules.ts'
import { deskFailures } from '../desk-failures.ts'
import { exampleSecret } from '../qurbani.examples.ts'

/** An offer to which shares can be moved: one of any kind that has a place left. */
const place = z.object({
  offerId: z.int(),
  day: z.int(),
  date: z.string(),
  kind: z.enum(kinds),
  tag: z.string().nullable(),
  free: z.int(),
})

const staffBooking = z
  .object({
    bookingId: z.int(),
    orderNum: z.string(),
    /** The secret of the booking's link, to send it again. */
    link: z.string(),
    /** True if it was cancelled, or not paid in time. */
    ended: z.boolean(),
    /** True if it can be cancelled: none of its shares has an animal yet. */
    cancellable: z.boolean(),
    total: z.number(),
    paid: z.number(),
    /** The amount received at the counter. */
    cashReceived: z.number(),
    balance: z.number(),
    places: z.array(place),
    /** The time windows of those days, by the shop's clock, as in `14:00`. */
    windows: z.array(
      z.object({
        windowId: z.int(),
        day: z.int(),
        method: z.enum(windowMethods),
        startsAt: z.string(),
        endsAt: z.string(),
        free: z.int(),
      }),
    ),
  })
  .meta({ title: 'StaffBooking' })
/** A booking as staff see it. */
export type StaffBooking = z.output<typeof staffBooking>

const example: StaffBooking = {
  bookingId: 81,
  orderNum: '10031',
  link: exampleSecret,
  ended: false,
  cancellable: true,
  total: 72_000,
  paid: 21_600,
  cashReceived: 0,
  balance: 50_400,
  places: [{ offerId: 7, day: 2, date: '2027-05-17', kind: 'COW', tag: null, free: 12 }],
  windows: [{ windowId: 4, day: 2, method: 'COLLECT', startsAt: '14:00', endsAt: '17:00', free: 40 }],
}

export const findStaffBooking = defineCall({
  does: 'Answers the payments of a booking, its secret link, and the offers and windows its shares can move to.',
  method: 'GET',
  path: '/qurbani/findBookingForStaff/{bookingId}',
  who: 'staff: orders',
  input: z.strictObject({ bookingId: id }),
  output: staffBooking,
  example: { input: { bookingId: 81 }, output: example },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND },
})

export const giveUpForCustomer = defineCall({
  does: 'Cancels a booking for the customer, if none of its shares has an animal, refunds card payments, and tells the customer the reason.',
  method: 'POST',
  path: '/qurbani/giveUp',
  who: 'staff: orders',
  input: z.strictObject({
    bookingId: id,
    reason: filledText(500, () => m.qurbani_give_up_reason()),
  }),
  output: staffBooking,
  example: {
    input: { bookingId: 81, reason: 'The family travels.' },
    output: { ...example, ended: true, cancellable: false, balance: 0 },
  },
  failures: {
    NOT_FOUND: deskFailures.NOT_FOUND,
    ASSIGNED: { status: 409, says: () => m.qurbani_give_up_assigned() },
    NOT_BOOKED: { status: 409, says: () => m.qurbani_office_not_booked() },
    PAYING: { status: 409, says: () => m.qurbani_paying_now() },
    CASH: { status: 409, says: () => m.qurbani_give_up_cash() },
  },
})

export const staffBookingCalls = [findStaffBooking, giveUpForCustomer] as const
