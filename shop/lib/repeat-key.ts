/** Returns a unique key for a change that must happen once however often it is sent: 128 random bits. */
export const newKey = (): string =>
  // `crypto.randomUUID` is missing on pages without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Remembers the idempotency key of a request: the same body gets the same key until it is forgotten, another body a new one.
 */
export function createRepeatKey(): { keyFor: (body: string) => string; forget: () => void } {
  let last: { body: string; key: string } | undefined
  return {
    keyFor: body => {
      if (last?.body !== body) last = { body, key: newKey() }
      return last.key
    },
    forget: () => {
      last = undefined
    },
  }
}
