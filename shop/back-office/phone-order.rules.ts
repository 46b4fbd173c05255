import type { KnownCaller } from '../orders/phone-order.contract.ts'
import { type AddedDraft, amountIn } from './order-draft.rules.ts'

/** What is typed of an order that somebody places by phone. */
export type PhoneValues = {
  phone1: string
  name: string
  email: string
  /** The account of who calls, where they have one. */
  accountId: number | undefined
  /** Whose account that is: its e-mail. */
  account: string
  pickupType: 'IN STORE' | 'DELIVERY'
  pickupTime: 'MORNING' | 'DAYTIME'
  address: string
  city: string
  stateProvince: string
  country: string
  postalCode: string
  notes: string
}

/** Nobody has called yet. */
export const nobody: PhoneValues = {
  phone1: '',
  name: '',
  email: '',
  accountId: undefined,
  account: '',
  pickupType: 'IN STORE',
  pickupTime: 'MORNING',
  address: '',
  city: '',
  stateProvince: '',
  country: '',
  postalCode: '',
  notes: '',
}

/** Whether anything of an order is typed. */
export const isBegun = (values: PhoneValues, lines: readonly AddedDraft[]): boolean =>
  lines.length > 0 ||
  Object.entries(nobody).some(([name, empty]) => values[name as keyof PhoneValues] !== empty)

/** The name of somebody as one text. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** What is known of somebody who called before, over what was typed. */
export function fromKnown(values: PhoneValues, known: KnownCaller): PhoneValues {
  const { address, city, stateProvince, country, postalCode } = known.address ?? values
  return {
    ...values,
    phone1: known.phone1,
    name: nameOf(known),
    email: known.email,
    accountId: known.custId ?? undefined,
    account: known.account ?? '',
    address: address ?? '',
    city: city ?? '',
    stateProvince: stateProvince ?? '',
    country: country ?? '',
    postalCode: postalCode ?? '',
  }
}

/** Who has a number: the answer to the digits `of`. */
export type Callers = { found: readonly KnownCaller[]; of: string }

/** Whom Enter takes: the one that is pointed at, nobody where nobody has the number, or `late` while that is not known. */
export const takenBy = (
  { found, of }: Callers,
  digits: string,
  here: number,
): KnownCaller | undefined | 'late' => (of === digits ? found[here] : 'late')

/** The lines whose amounts are numbers, as calls want them, each with its key. */
export const sentLines = (lines: readonly AddedDraft[]) =>
  lines.flatMap(({ key, goods, quantity, choices }) => {
    const amount = amountIn(quantity)
    return amount === undefined
      ? []
      : [{ key, line: { productId: goods.productId, quantity: amount, ...choices } }]
  })

/** An order as the call wants it; `seenTotal` is what whoever calls was told. */
export function phoneOrderOf(
  values: PhoneValues,
  lines: readonly AddedDraft[],
  seenTotal: number | undefined,
) {
  const [firstName = '', ...rest] = values.name.trim().split(/\s+/)
  const { pickupType, pickupTime, address, city, stateProvince, country, postalCode } = values
  const delivered = pickupType === 'DELIVERY'
  return {
    ...(values.accountId === undefined ? {} : { accountId: values.accountId }),
    customer: {
      firstName,
      lastName: rest.join(' '),
      phone1: values.phone1.trim(),
      email: values.email.trim(),
    },
    orders: {
      pickupType,
      pickupTime,
      notes: values.notes,
      ...(delivered ? { address, city, stateProvince, country, postalCode } : {}),
      ...(seenTotal === undefined ? {} : { grandTotal: seenTotal }),
    },
    orderItems: sentLines(lines).map(({ line }) => line),
  }
}

/** The field of the screen that a field of the call stands for. */
const fieldOf: Record<string, keyof PhoneValues> = {
  'customer.firstName': 'name',
  'customer.lastName': 'name',
  'customer.phone1': 'phone1',
  'customer.email': 'email',
}

/** What the call found wrong, by the fields of the screen; what belongs to none of them under `lines`. */
export function wrongOf(
  errors: readonly { field: string; message: string }[] = [],
): Partial<Record<keyof PhoneValues | 'lines', string>> {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const own = fieldOf[field] ?? field.replace(/^orders\./, '')
      return [own in nobody ? own : 'lines', message]
    }),
  )
}
