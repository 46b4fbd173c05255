import { z } from 'zod'
import { BAD_INPUT } from '../lib/failures.ts'
import { filledLine, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

/** A field that clients may send but the shop decides: never read. */
export const ignored = z.unknown().optional()

/** An e-mail address. */
export const email = filledLine(254, m.customers_email_required).pipe(
  z.email({ error: () => m.customers_email_invalid() }),
)
/** A typed password; `password.rules.ts` checks its strength. */
export const password = z
  .string({ error: () => m.customers_password_required() })
  .min(1)
  .max(1000)
/** A typed code of an app, or a recovery code. */
export const code = filledLine(60, m.customers_code_required)
/** Yes or no; older clients send 1 and 0. */
export const flag = z.union([
  z.boolean(),
  z.literal(0).transform(() => false),
  z.literal(1).transform(() => true),
])

/** Letters, digits, dots, dashes and underscores; or an e-mail, which the handler compares with the account's own. */
export const loginId = z
  .string()
  .trim()
  .max(254)
  .regex(/^[\p{L}\p{N}._-]{3,40}$|^[^\s@]+@[^\s@]+$/u, { error: () => m.customers_login_id_invalid() })

/** Personal fields other than address and credentials (spec section 3). */
export const about = {
  firstName: filledLine(100, m.customers_first_name_required),
  lastName: filledLine(100, m.customers_last_name_required),
  email,
  phone1: filledLine(40, m.customers_phone1_required),
  phone2: line(40).nullish(),
  profession: line(60).default('C'),
  businessFlag: flag.default(false),
  bestWay: z.enum(['TEXT', 'EMAIL', 'PHONE']).optional(),
  bestwayToContact: z.enum(['TEXT', 'EMAIL', 'PHONE']).optional(),
  bestTime: z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT']).default('MORNING'),
  sendSmsFlag: flag.default(false),
  sendEmailFlag: flag.default(false),
  /** A request to become a sales representative, which staff approve. */
  salesRep: flag.default(false),
}

/** The shipping address, and the billing address if it differs; `address1` is another name of `address`. */
export const places = {
  address: line(200).nullish(),
  address1: line(200).nullish(),
  address2: line(200).nullish(),
  city: filledLine(100, m.customers_city_required),
  stateProvince: filledLine(100, m.customers_state_required),
  country: filledLine(100, m.customers_country_required),
  postalCode: filledLine(20, m.customers_postal_code_required),
  billingAddress: line(200).nullish(),
  billingCity: line(100).nullish(),
  billingStateProvince: line(100).nullish(),
  billingCountry: line(100).nullish(),
  billingPostalCode: line(20).nullish(),
}

type Typed = { address?: unknown; address1?: unknown }
const isGiven = (typed: unknown): typed is string => typeof typed === 'string' && typed.trim() !== ''

/** Returns the street address of an input, by either of its names. */
export const streetOf = ({ address, address1 }: Typed): string =>
  [address, address1].find(isGiven)?.trim() ?? ''

/** Requires a street address in an input, by either of its names. */
export const withStreet = <Input extends z.ZodObject>(input: Input): Input =>
  input.refine(typed => streetOf(typed) !== '', {
    path: ['address'],
    error: () => m.customers_address_required(),
    // Even if other fields are wrong too, so that all are named at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Fields of a customer that clients may send back but only the shop decides. */
export const decidedByTheShop = {
  custName: ignored,
  custType: ignored,
  priority: ignored,
  custPic: ignored,
  addressId: ignored,
  emailProven: ignored,
  createdAt: ignored,
  updatedBy: ignored,
}

/** A customer as returned to themselves and to staff. It never contains anything of a password. */
export const customer = z
  .object({
    custId: z.int(),
    loginId: z.string(),
    custName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailProven: z.boolean(),
    custType: z.string(),
    priority: z.int(),
    profession: z.string(),
    businessFlag: z.boolean(),
    bestWay: z.string(),
    bestwayToContact: z.string(),
    bestTime: z.string(),
    sendSmsFlag: z.boolean(),
    sendEmailFlag: z.boolean(),
    salesRep: z.boolean(),
    /** True once staff have approved it. */
    representative: z.boolean(),
    phone1: z.string(),
    phone2: z.string().nullable(),
    /** A `data:` address; null if there is no picture. */
    custPic: z.string().nullable(),
    addressId: z.int().nullable(),
    address: z.string().nullable(),
    address1: z.string().nullable(),
    address2: z.string().nullable(),
    city: z.string().nullable(),
    stateProvince: z.string().nullable(),
    country: z.string().nullable(),
    postalCode: z.string().nullable(),
    billingAddress: z.string().nullable(),
    billingCity: z.string().nullable(),
    billingStateProvince: z.string().nullable(),
    billingCountry: z.string().nullable(),
    billingPostalCode: z.string().nullable(),
  })
  .meta({ title: 'Customer' })
/** A customer as the API returns it. */
export type Customer = z.output<typeof customer>

/** The failure for invalid fields, each named. */
export const badInput = { BAD_INPUT } as const
/** The login id belongs to another account. */
export const taken = { LOGIN_ID_TAKEN: { status: 409, says: () => m.customers_login_id_taken() } } as const
/** The person works in the shop, and the caller may not manage staff. */
export const worksHere = { WORKS_HERE: { status: 403, says: () => m.customers_works_here() } } as const
/** The signed-in person's password was asked for, and this one is wrong. */
export const passwordWrong = {
  PASSWORD_WRONG: { status: 403, says: () => m.customers_password_wrong() },
} as const
/** The code is wrong or was used before. */
export const codeWrong = { CODE_WRONG: { status: 403, says: () => m.customers_code_wrong() } } as const
/** The link is unknown, used or expired. */
export const linkDead = { LINK_DEAD: { status: 400, says: () => m.customers_link_dead() } } as const
