import { tabStorage } from '../../lib/browser-storage.ts'
import { createStoredStore } from '../../lib/store.ts'
import { noSearch, type StoredSearch, searchFrom, textOf } from './stored-search.rules.ts'
import { NEAR_SEARCH } from './stored-search-key.ts'

const store = createStoredStore({
  key: NEAR_SEARCH,
  first: noSearch,
  parse: searchFrom,
  format: textOf,
  storage: tabStorage,
})

/** Returns the tab's current search; the same object until it changes. */
export const storedSearch = store.get

/** Updates parts of the stored search, which lasts as long as the tab is open. */
export const storeSearch = (some: Partial<StoredSearch>): void => store.set({ ...store.get(), ...some })

/** Clears the search, its results and the chosen places. */
export const forgetSearch = (): void => store.set(noSearch)

/** The tab's search; empty while a page hydrates. */
export const useStoredSearch = store.use
