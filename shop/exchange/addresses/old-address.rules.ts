import type { FileLine } from '../import-fields.ts'
import type { CellReader } from '../read-lines.rules.ts'

/** Returns the address that a product had in a shop of Shopify. */
export const shopifyAddress = (handle: string): string | undefined =>
  handle === '' ? undefined : `/products/${encodeURIComponent(handle)}`

/** Returns the address that a product had in a shop of WooCommerce, if its file names it. */
export function wooAddress(line: FileLine, { byName }: CellReader): string | undefined {
  const permalink = byName(line, 'Permalink', 'Product URL', 'External permalink')
  if (permalink) return permalink
  const slug = byName(line, 'Slug')
  return slug ? `/product/${encodeURIComponent(slug)}/` : undefined
}
