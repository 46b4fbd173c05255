import { createStoredStore, readJson } from '../../lib/store.ts'

/** The parts of an order to print, and the paper. */
export type PrintChoice = { what: 'invoice' | 'picking' | 'both'; paper: 'a4' | 'roll' }

const usual: PrintChoice = { what: 'both', paper: 'a4' }

/** The last choice in this browser. */
const store = createStoredStore<PrintChoice>({
  key: 'souk-print',
  first: usual,
  parse: text => {
    const stored = readJson<PrintChoice>(text)
    return {
      what: (['invoice', 'picking', 'both'] as const).find(what => what === stored.what) ?? usual.what,
      paper: stored.paper === 'roll' ? 'roll' : 'a4',
    }
  },
  format: JSON.stringify,
})

const choose = (some: Partial<PrintChoice>) => store.set({ ...store.get(), ...some })

/** The last choice in this browser, and changing it. */
export const usePrintChoice = () => [store.use(), choose] as const
