import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_FILE, FILE_TOO_BIG, NOT_FOUND } from '../lib/failures.ts'
import { filledText, id, line } from '../lib/fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../media/picture-bytes.ts'
import { m } from '../messages/m.ts'
import {
  about,
  badInput,
  customer,
  decidedByTheShop,
  ignored,
  loginId,
  password,
  places,
  taken,
  withStreet,
  worksHere,
} from './customer-fields.ts'
import { exampleCustomer, examplePicture, examplePlace, exampleProfile } from './customers.examples.ts'

const notFound = { NOT_FOUND } as const

export const saveCustomer = defineCall({
  does: 'Opens an account with addresses. Answers like users/register.',
  method: 'POST',
  path: '/customer/save',
  who: 'anyone',
  limited: true,
  input: withStreet(
    z.strictObject({
      ...about,
      ...places,
      ...decidedByTheShop,
      loginId: loginId.optional(),
      loginPassword: password,
      custId: ignored,
    }),
  ),
  output: z.object({ custId: z.int(), customer }),
  example: {
    input: { ...exampleProfile, loginPassword: 'seven cups of tea' },
    output: { custId: 1042, customer: exampleCustomer },
  },
  failures: { ...badInput, ...taken },
})

export const findProfile = defineCall({
  does: 'Answers the signed-in customer.',
  method: 'GET',
  path: '/customer/profile',
  who: 'signed in',
  input: z.object({}),
  output: customer,
  example: { input: {}, output: exampleCustomer },
  failures: {},
})

export const updateCustomer = defineCall({
  does: 'Changes a customer’s profile and answers 0 or more. A new e-mail takes effect once it is confirmed.',
  method: 'PUT',
  path: '/customer/update',
  who: 'own data or staff: customers',
  input: withStreet(
    z.strictObject({
      ...about,
      ...places,
      ...decidedByTheShop,
      custId: id,
      loginId: ignored,
      loginPassword: ignored,
    }),
  ),
  output: z.int(),
  example: { input: { ...exampleProfile, custId: 1042 }, output: 1 },
  failures: { ...badInput, ...notFound, ...worksHere },
})

const address = z.object({
  addressId: z.int(),
  custId: z.int(),
  kind: z.string(),
  address: z.string(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  stateProvince: z.string(),
  country: z.string(),
  postalCode: z.string(),
})

export const saveAddress = defineCall({
  does: 'Replaces the shipping or billing address of a customer.',
  method: 'POST',
  path: '/address/save',
  who: 'own data or staff: customers',
  input: withStreet(
    z.strictObject({
      custId: id,
      kind: z.enum(['shipping', 'billing']).default('shipping'),
      address: places.address,
      address1: places.address1,
      address2: places.address2,
      city: places.city,
      stateProvince: places.stateProvince,
      country: places.country,
      postalCode: places.postalCode,
      addressId: ignored,
      updatedBy: ignored,
    }),
  ),
  output: address,
  example: {
    input: { custId: 1042, ...examplePlace },
    output: {
      addressId: 311,
      custId: 1042,
      kind: 'shipping',
      address1: examplePlace.address,
      address2: null,
      ...examplePlace,
    },
  },
  failures: { ...badInput, ...notFound, ...worksHere },
})

/** The picture of a customer as a `data:` address; null if there is none. */
const ownPicture = z
  .object({ custId: z.int(), custPic: z.string().nullable() })
  .meta({ title: 'CustomerPicture' })

export const uploadCustomerPicture = defineCall({
  does: 'Stores the picture of the signed-in customer in place of an earlier one: a JPEG, PNG, WebP, AVIF or GIF of at most 65,000 bytes.',
  method: 'POST',
  path: '/customer/uploadPicture',
  who: 'signed in',
  limited: true,
  upload: { most: PICTURE_BYTES, tooBig: m.customers_picture_too_big },
  input: z.strictObject({ file: uploadedFile(m.customers_picture_needed) }),
  output: ownPicture,
  example: { input: { file: 'a picture' }, output: { custId: 1042, custPic: examplePicture } },
  failures: { BAD_FILE, FILE_TOO_BIG },
})

export const removeCustomerPicture = defineCall({
  does: 'Removes the picture of a customer.',
  method: 'POST',
  path: '/customer/removePicture',
  who: 'own data or staff: customers',
  input: z.strictObject({ custId: id }),
  output: ownPicture,
  example: { input: { custId: 1042 }, output: { custId: 1042, custPic: null } },
  failures: { ...worksHere },
})

export const findAllCustomerTypes = defineCall({
  does: 'Lists the customer types.',
  method: 'GET',
  path: '/customerTypes/findAllCustomerType',
  who: 'anyone',
  shows: () => [],
  input: z.object({}),
  output: z.array(z.object({ custType: z.string(), name: z.string() })),
  example: { input: {}, output: [{ custType: 'C', name: 'Customer' }] },
  failures: {},
})

export const searchByCustomerLogin = defineCall({
  does: 'Answers custId and first name to the person with this login id and to staff. Other callers get the same empty answer for known and unknown login ids.',
  method: 'GET',
  path: '/customer/searchByCustomerLogin/{loginId}',
  alias: ['/customer/findByCustomerLogin/{loginId}'],
  who: 'anyone',
  greets: true,
  input: z.object({ loginId: line(254) }),
  output: z.object({ custId: z.int().nullable(), firstName: z.string().nullable() }),
  example: { input: { loginId: 'zainab@example.org' }, output: { custId: 1042, firstName: 'Zainab' } },
  failures: {},
})

export const sendSms = defineCall({
  does: 'Sends a text message to a customer who allows them.',
  method: 'POST',
  path: '/alert/sms',
  who: 'staff: messages',
  input: z.strictObject({ custId: id, message: filledText(480) }),
  output: z.object({ queued: z.literal(true) }),
  example: { input: { custId: 1042, message: 'Your order is ready.' }, output: { queued: true } },
  failures: {
    ...notFound,
    NO_CONSENT: { status: 409, says: () => m.customers_no_sms_consent() },
  },
})

export const customersCalls = [
  saveCustomer,
  findProfile,
  updateCustomer,
  saveAddress,
  uploadCustomerPicture,
  removeCustomerPicture,
  findAllCustomerTypes,
  searchByCustomerLogin,
  sendSms,
] as const
