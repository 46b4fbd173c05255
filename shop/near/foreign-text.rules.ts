/** Signs that steer instead of being read: controls, ends of lines, changes of direction. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** The text of a provider as it may be stored and shown: one line without steering signs, of at most `most` characters. */
export function foreignText(text: string, most: number): string {
  const whole = text
    .slice(0, most * 4)
    .toWellFormed()
    .replaceAll(steering, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A cut may leave half a character.
  return whole.slice(0, most).toWellFormed().trim()
}

/** The most characters of a name, and of an address. */
export const MOST_NAME = 120
export const MOST_ADDRESS = 300

/** Those parts of an address that are there, each once, in one line. */
export const addressOf = (parts: (string | undefined)[]): string =>
  foreignText([...new Set(parts.map(part => part?.trim()).filter(Boolean))].join(', '), MOST_ADDRESS)
