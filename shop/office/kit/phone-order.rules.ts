import type { KnownCaller } from '../../orders/desk/phone-order.contract.ts'
import { type AddedDraft, amountIn } from './order-draft.rules.ts'

/** The typed values of a phone order. */
export type PhoneValues = {
  phone1: string
  name: string
  email: string
  /** The account of the caller, if there is one. */
  accountId: number | undefined
  /** The e-mail of that account. */
  account: string
  pickupType: 'IN STORE' | 'DELIVERY'
  pickupTime: 'MORNING' | 'DAYTIME'
  /** The id of the chosen branch, as typed; empty for the first one of the person. */
  branchId: string
  /** The number of the chosen window, as typed; empty for the earliest one. */
  slotId: string
  address: string
  city: string
  stateProvince: string
  country: string
  postalCode: string
  notes: string
  /** The caller agrees to text messages about the order. */
  texts: boolean
  /** The age that the caller confirmed, in years; 0 if staff did not ask. */
  ageConfirmed: number
}

/** The values before anyone has called. */
export const nobody: PhoneValues = {
  phone1: '',
  name: '',
  email: '',
  accountId: undefined,
  account: '',
  pickupType: 'IN STORE',
  pickupTime: 'MORNING',
  branchId: '',
  slotId: '',
  address: '',
  city: '',
  stateProvince: '',
  country: '',
  postalCode: '',
  notes: '',
  texts: false,
  ageConfirmed: 0,
}

/** True if anything of an order is typed. */
export const isBegun = (values: PhoneValues, lines: readonly AddedDraft[]): boolean =>
  lines.length > 0 ||
  Object.entries(nobody).some(([name, empty]) => values[name as keyof PhoneValues] !== empty)

/** The full name of a person. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Fills the typed values with what the shop knows of an earlier caller. */
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

/** The people with a phone number: the answer for the digits `of`. */
export type Callers = { found: readonly KnownCaller[]; of: string }

/** The caller that Enter picks: the highlighted one, undefined if there is none, or `late` while the answer is missing. */
export const takenBy = (
  { found, of }: Callers,
  digits: string,
  here: number,
): KnownCaller | undefined | 'late' => (of === digits ? found[here] : 'late')

/** The lines whose quantities are numbers, as the calls take them, each with its key. */
export const sentLines = (lines: readonly AddedDraft[]) =>
  lines.flatMap(({ key, goods, quantity, choices, parts }) => {
    const amount = amountIn(quantity)
    return amount === undefined
      ? []
      : [
          {
            key,
            line: {
              productId: goods.productId,
              quantity: amount,
              ...choices,
              ...(parts ? { parts: [...parts] } : {}),
            },
          },
        ]
  })

/** The branch of a phone order: the chosen one, or else the first of the person; undefined until they are loaded. */
export const branchOfPhone = <Branch extends { branchId: number }>(
  { branchId }: Pick<PhoneValues, 'branchId'>,
  branches: readonly Branch[],
): Branch | undefined => branches.find(branch => branch.branchId === Number(branchId)) ?? branches[0]

type Taken = {
  /** The total that the caller heard. */
  seenTotal: number | undefined
  branchId?: number | undefined
}

/** The order as the call takes it. */
export function phoneOrderOf(
  values: PhoneValues,
  lines: readonly AddedDraft[],
  { seenTotal, branchId }: Taken,
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
      ...(branchId === undefined ? {} : { branchId }),
      ...(values.slotId ? { slotId: Number(values.slotId) } : {}),
      notes: values.notes,
      ...(values.texts ? { sendSmsFlag: true } : {}),
      ...(values.ageConfirmed ? { ageConfirmed: values.ageConfirmed } : {}),
      ...(delivered ? { address, city, stateProvince, country, postalCode } : {}),
      ...(seenTotal === undefined ? {} : { grandTotal: seenTotal }),
    },
    orderItems: sentLines(lines).map(({ line }) => line),
  }
}

/** The screen field for each field of the call. */
const fieldOf: Record<string, keyof PhoneValues> = {
  'customer.firstName': 'name',
  'customer.lastName': 'name',
  'customer.phone1': 'phone1',
  'customer.email': 'email',
}

/** The problems that the call reports, by screen field; those of no field are under `lines`. */
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
