import { meatQueries } from './meat-queries.ts'
import { pantryQueries } from './pantry-queries.ts'

/** A search, and the names of products of which one must be among the first five. */
export type KitchenQuery = { typed: string; wanted: string[] }

/**
 * Searches as the shoppers of the demo shop type them: transliterated, misspelt, with amounts, cuts, brands and codes. Each is a line; the
 * names of products are after its arrow.
 */
export const kitchenQueries: KitchenQuery[] = `${meatQueries}${pantryQueries}`
  .split('\n')
  .filter(Boolean)
  .map(line => {
    const [typed = '', names = ''] = line.split(' → ')
    return { typed, wanted: names.split(' | ') }
  })
