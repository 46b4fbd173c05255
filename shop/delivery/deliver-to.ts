import { createStoredStore } from '../lib/store.ts'
import { DELIVER_TO } from './deliver-to-key.ts'

/** The longest address that is read back, in characters. */
const LONGEST = 200

const store = createStoredStore({
  key: DELIVER_TO,
  first: '',
  parse: text => text?.slice(0, LONGEST) ?? '',
  format: address => address || null,
})

/** Remembers in this browser the address to deliver to, in every tab; an empty text forgets it. */
export const deliverTo = store.set

/** The address to deliver to, as it was typed; empty if nobody gave one. */
export const useDeliverTo = store.use
