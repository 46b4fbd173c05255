import { browserStorage } from '../lib/browser-storage.ts'
import { createStore } from '../lib/store.ts'

/** The fulfilment of the order, in the stored codes of the spec (section 9). */
export type Fulfilment = { pickupType: 'IN STORE' | 'DELIVERY'; pickupTime: 'MORNING' | 'DAYTIME' }
/** A guest's typed details. They are never written to the browser's storage. */
export type GuestDetails = { firstName: string; lastName: string; email: string; phone1: string }
type Wishes = Fulfilment & { representative: string; guest: GuestDetails | undefined }

const KEY = 'fulfilment'
const first: Wishes = {
  pickupType: 'IN STORE',
  pickupTime: 'MORNING',
  representative: '',
  guest: undefined,
}

/** The pickup type is remembered between visits. */
const store = createStore<Wishes>(first, () =>
  browserStorage.get(KEY) === 'DELIVERY'
    ? { ...first, pickupType: 'DELIVERY', pickupTime: 'DAYTIME' }
    : first,
)

/** Changes some of the wishes; a new pickup type also sets its usual time. */
export function wish(change: Partial<Wishes>): void {
  const pickupTime =
    change.pickupTime ?? (change.pickupType && (change.pickupType === 'DELIVERY' ? 'DAYTIME' : 'MORNING'))
  const wishes = { ...store.get(), ...change, ...(pickupTime ? { pickupTime } : {}) }
  browserStorage.set(KEY, wishes.pickupType)
  store.set(wishes)
}

/** The shopper's wishes besides the products: pickup type and time, their representative, their details. */
export const useWishes = store.use
