/** Control characters: line ends, changes of direction and the like. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Makes a provider's text safe to store and show: one line without control characters, of at most `most` characters. */
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

/** Joins the parts of an address that exist, without duplicates, in one line. */
export const addressOf = (parts: (string | undefined)[]): string =>
  foreignText([...new Set(parts.map(part => part?.trim()).filter(Boolean))].join(', '), MOST_ADDRESS)
