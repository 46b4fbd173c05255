import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

/** The most products that staff choose to be shown beside one. */
export const MOST_CHOSEN = 12

/** Returns what is wrong with the products beside one, by field (`related.0`), without the database; empty if nothing is. */
export function wrongRelated(related: readonly number[], productId: number | undefined): WrongFields {
  const wrong: WrongFields = {}
  for (const [at, one] of related.entries()) {
    if (one === productId) wrong[`related.${at}`] = m.catalogue_related_itself()
    else if (related.indexOf(one) < at) wrong[`related.${at}`] = m.catalogue_related_twice()
  }
  return wrong
}
