/** A key that nobody else makes, for a change that must happen once however often it is sent: 128 random bits. */
export const newKey = (): string =>
  // `crypto.randomUUID` is missing where a shop is looked at without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Keeps the key of what is being sent: the same body has the same key until it is forgotten, another body another one. */
export function keepKey(): { keyFor: (body: string) => string; forget: () => void } {
  let kept: { body: string; key: string } | undefined
  return {
    keyFor: body => {
      if (kept?.body !== body) kept = { body, key: newKey() }
      return kept.key
    },
    forget: () => {
      kept = undefined
    },
  }
}
