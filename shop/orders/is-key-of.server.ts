import { timingSafeEqual } from 'node:crypto'

/** Whether a text is the key of an order's secret link; it takes as long for a wrong one as for the right one. */
export function isKeyOf({ linkKey }: { linkKey: string }, given: string): boolean {
  const [known, asked] = [Buffer.from(linkKey), Buffer.from(given)]
  return known.length === asked.length && timingSafeEqual(known, asked)
}
