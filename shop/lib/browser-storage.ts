type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()

/**
 * Uses a browser's storage by name; if the browser refuses (blocked cookies, private mode, full), values last only as long
 * as the page.
 */
function safely<T>(
  use: (store: Store) => T,
  which: 'localStorage' | 'sessionStorage',
  otherwise: () => T,
): T {
  try {
    return use(globalThis[which])
  } catch {
    return otherwise()
  }
}

function storageIn(which: 'localStorage' | 'sessionStorage') {
  return {
    get: (key: string): string | null =>
      memory.get(key) ??
      safely(
        store => store.getItem(key),
        which,
        () => null,
      ),
    set: (key: string, value: string): void =>
      safely(
        store => store.setItem(key, value),
        which,
        () => {
          memory.set(key, value)
        },
      ),
    remove: (key: string): void => {
      memory.delete(key)
      safely(
        store => store.removeItem(key),
        which,
        () => {},
      )
    },
  }
}

/** Stored by the browser between visits, and shared by all tabs. */
export const browserStorage = storageIn('localStorage')
/** Stored for as long as the tab is open. */
export const tabStorage = storageIn('sessionStorage')
