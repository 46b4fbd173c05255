/** The most characters of an SKU. */
export const MOST_SKU = 40
const HASH = 11

/** A number of 53 bits that depends on every character of a text. */
function hashOf(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & two) + (one >>> 0)
}

/**
 * Makes the SKU of a product that has none from its name in addresses and its choices. A long one ends in a hash of the
 * whole, so that two products with the same beginning differ, in this import and in the next.
 */
export function madeSku(...parts: readonly string[]): string {
  const whole = parts.filter(Boolean).join('-')
  if (whole.length <= MOST_SKU) return whole
  const hash = hashOf(whole).toString(36).padStart(HASH, '0')
  return `${whole.slice(0, MOST_SKU - HASH - 1).toWellFormed()}-${hash}`
}
