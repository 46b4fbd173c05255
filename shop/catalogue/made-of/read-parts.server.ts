import { type SQL, sql } from 'drizzle-orm'
import { productAddress } from '../catalogue.rules.ts'
import { noFood, unknownFacts } from '../facts/facts.rules.ts'
import type { StatedPart } from './facts-with-parts.rules.ts'
import type { ShownPart } from './parts.fields.ts'
import { partsOfProduct } from './stated-product.server.ts'

/** A part as the database answers it, with what a page shows of it. */
export type ReadPart = StatedPart & {
  productId: number
  productName: string | null
  sku: string | null
  category: string | null
  categoryId: number | null
  shown: boolean | null
}

/** An expression for the parts of the product that a column names, with their names and addresses. */
export const partsToShow = (productId: SQL) =>
  partsOfProduct(
    productId,
    sql`, 'productId', p.part_id, 'productName', part.product_name, 'sku', part.sku, 'category', c.category,
    'categoryId', c.category_id, 'shown', part.shown`,
  )

/** Turns parts as they were read into what the API shows. A deleted part has no name, and nothing is stated of it. */
export const showParts = (parts: readonly ReadPart[]): ShownPart[] =>
  parts.map(({ productId, productName, sku, category, categoryId, shown, kind, choice, facts, isFood }) => {
    const stated = facts ?? { ...(isFood === false ? noFood : unknownFacts), regime: 'EU' as const }
    return {
      productId,
      productName: productName ?? '',
      sku: sku ?? '',
      address: shown && category && categoryId ? productAddress({ productId, category, categoryId }) : null,
      kind,
      choice,
      state: stated.state,
      regime: stated.regime,
      contains: [...stated.contains],
      mayContain: [...stated.mayContain],
      diets: [...stated.diets],
    }
  })
