import { timingSafeEqual } from 'node:crypto'

/** True if a text is the key of an order's secret link; compares in constant time. */
export function isKeyOf({ linkKey }: { linkKey: string }, given: string): boolean {
  const [known, asked] = [Buffer.from(linkKey), Buffer.from(given)]
  return known.length === asked.length && timingSafeEqual(known, asked)
}
