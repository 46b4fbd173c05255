import { z } from 'zod'
import { email } from '../../customers/customer-fields.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

/** The most products that a person can wait for. */
export const MOST_ALERTS = 30

const waitedFor = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** The address of its page; null if the shop no longer shows it. */
    address: z.string().nullable(),
    /** The address of its first picture. */
    image: z.string().nullable(),
    /** The address that gets the mail. */
    email: z.string(),
    askedAt: z.string(),
  })
  .meta({ title: 'WaitedProduct' })
/** A product that a customer waits for, as the API shows it. */
export type WaitedProduct = z.output<typeof waitedFor>

export const askAlert = defineCall({
  does: 'Asks for one mail when a sold-out product can be bought again. Asking again changes nothing, and the answer is the same.',
  method: 'POST',
  path: '/stockAlerts/ask',
  who: 'anyone',
  greets: true,
  limited: true,
  input: z.strictObject({
    productId: id,
    /** The address of a guest; without it, a signed-in customer gets the mail at the address of the account. */
    email: email.optional(),
  }),
  output: z.object({ productId: z.int(), email: z.string() }),
  example: {
    input: { productId: 113, email: 'amina@example.org' },
    output: { productId: 113, email: 'amina@example.org' },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CAN_BE_BOUGHT: { status: 409, says: () => m.catalogue_alert_in_stock() },
    TOO_MANY_ALERTS: { status: 409, says: () => m.catalogue_alert_too_many({ most: MOST_ALERTS }) },
  },
})

export const stopAlert = defineCall({
  does: 'Withdraws the wish of the caller for a mail about a product. Stopping again changes nothing.',
  method: 'POST',
  path: '/stockAlerts/stop',
  who: 'signed in',
  input: z.strictObject({ productId: id }),
  output: z.object({ productId: z.int() }),
  example: { input: { productId: 113 }, output: { productId: 113 } },
  failures: {},
})

export const findAlerts = defineCall({
  does: 'Lists the products that the caller waits for, the latest first.',
  method: 'GET',
  path: '/stockAlerts/find',
  who: 'signed in',
  input: z.object({}),
  output: z.object({ products: z.array(waitedFor) }),
  example: {
    input: {},
    output: {
      products: [
        {
          productId: 113,
          productName: 'Chicken Soup Bones',
          address: '/productsingle/113/MEAT/1',
          image: '/pictures/5f0c',
          email: 'amina@example.org',
          askedAt: '2026-11-21T09:30:00.000Z',
        },
      ],
    },
  },
  failures: {},
})

export const alertsCalls = [askAlert, stopAlert, findAlerts] as const
