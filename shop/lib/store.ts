import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

/** A value of this page, shared by every part that shows it. */
export type Store<Value> = {
  get(): Value
  set(value: Value): void
  /** The value in a component; the first one while the page is hydrated. */
  use(): Value
}

/** A store in memory. `read` gives its value when a browser first asks for it. */
export function createStore<Value>(first: Value, read: () => Value = () => first): Store<Value> {
  let known: { value: Value } | undefined
  const get = () => {
    known ??= { value: read() }
    return known.value
  }
  return {
    get,
    ...shared(get, first, value => {
      known = { value }
    }),
  }
}

type Stored<Value> = {
  key: string
  first: Value
  /** Makes the value of a stored text, whatever the text is. */
  parse(text: string | null): Value
  /** Makes the text of a value; null removes it. */
  format(value: Value): string | null
  storage?: typeof browserStorage
}

/** A store in the browser's storage: other tabs and later visits see it too. Its value is the same object until it changes. */
export function createStoredStore<Value>({
  key,
  first,
  parse,
  format,
  storage = browserStorage,
}: Stored<Value>): Store<Value> {
  let known: { text: string | null; value: Value } = { text: null, value: first }
  const get = () => {
    const text = storage.get(key)
    if (text !== known.text) known = { text, value: parse(text) }
    return known.value
  }
  return {
    get,
    ...shared(get, first, value => {
      const text = format(value)
      if (text === null) storage.remove(key)
      else storage.set(key, text)
      known = { text, value }
    }),
  }
}

const elsewhere = ['storage', 'pageshow'] as const

/** Tells every component of a change, also of one in another tab, or on a later page from which the person came back. */
function shared<Value>(get: () => Value, first: Value, store: (value: Value) => void) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    for (const event of elsewhere) addEventListener(event, listener)
    return () => {
      listeners.delete(listener)
      for (const event of elsewhere) removeEventListener(event, listener)
    }
  }
  return {
    set(value: Value) {
      store(value)
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => first),
  }
}

/** Reads the object in a stored JSON text; returns an empty object if the text is no JSON of an object. */
export function readJson<Value extends object>(text: string | null): Partial<Value> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return value && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
