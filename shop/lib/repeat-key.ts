/** Returns a unique key for a change that must happen once however often it is sent: 128 random bits. */
export const newKey = (): string =>
  // `crypto.randomUUID` is missing on pages without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
