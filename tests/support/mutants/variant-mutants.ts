import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/catalogue/variants/variants.calls'

/** Guards of variants and of the products that have some. */
export const variantMutants: Record<string, Mutant> = {
  'a product with variants is sold': {
    file: 'shop/cart/read-lines.server.ts',
    guard: 'isSellable, ',
    without: '',
    noticedBy,
    test: 'a variant is ordered, and its product is not',
  },
  'a variant of a product that is not active is sold': {
    file: 'shop/catalogue/select-products.server.ts',
    guard: "'A') = 'A'",
    without: "'A') <> ''",
    noticedBy,
    test: 'a product that is not active sells none of its variants',
  },
  'variants are changed without locking their product': {
    file: 'shop/catalogue/editing/save-many-products.server.ts',
    guard: 'withWholes(ids)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the code
    without: 'sql`${products.productId} = any(${sql.param(ids)}::int[])`',
    noticedBy: 'shop/catalogue/variants/variant-races',
    test: 'a change of a variant waits for one of its product, and is refused because it saw the version before',
  },
  'a product with stock gets variants': {
    file: 'shop/catalogue/variants/save-variants.server.ts',
    guard: '(await hasStock(database, whole.productId))',
    without: 'false',
    noticedBy,
    test: 'a product with stock gets no variants, and a stale version changes nothing',
  },
  'a product with variants gets a price that none of them has': {
    file: 'shop/catalogue/editing/change-product.server.ts',
    guard: 'changeable(before, wished)',
    without: 'wished',
    noticedBy,
    test: 'a change of a product changes its variants in all that they share',
  },
  'a variant that was changed alone is overwritten': {
    file: 'shop/catalogue/variants/save-variants.server.ts',
    guard: 'pairs.some(isStale)',
    without: 'false',
    noticedBy,
    test: 'a variant that was changed alone is not overwritten by a person who saw it before',
  },
  'a file gives variants to a product that has stock': {
    file: 'shop/exchange/variants/options-of-item.server.ts',
    guard: '(await hasStock(database, productId))',
    without: 'false',
    noticedBy: 'shop/exchange/variants/variants-in-files.calls',
    test: 'a product that gets stock after the check gets no variants, nor do its lines',
  },
  'a product that a file changes takes the changes of its variants for those of a person': {
    file: 'shop/exchange/variants/follow-whole.server.ts',
    guard: 'if (!whole.variantOptions) return change()',
    without: 'return change()',
    noticedBy: 'shop/exchange/variants/variants-in-files.calls',
    test: 'a change of the product reaches variants that the same file changes too',
  },
}
