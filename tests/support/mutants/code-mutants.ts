import type { Mutant } from './mutant.ts'

const byFiles = 'shop/exchange/codes-in-files'

/** Guards of the codes of products: a code belongs to one of them. */
export const codeMutants: Record<string, Mutant> = {
  'a product that lost the race for a code fails': {
    file: 'shop/catalogue/editing/save-product.server.ts',
    guard: ", product_codes_pkey: 'code'",
    without: '',
    noticedBy: 'shop/catalogue/codes/product-codes',
    test: 'one of several products that get a code at the same moment has it',
  },
  'several products that lost the race for a code fail': {
    file: 'shop/catalogue/editing/save-many-products.server.ts',
    guard: "takenIn(error) === 'code'",
    without: 'false',
    noticedBy: 'shop/catalogue/codes/product-codes',
    test: 'products that lose the race for a code while they are saved together',
  },
  'two products of a grid get the same code': {
    file: 'shop/catalogue/editing/save-many-products.server.ts',
    guard: 'if (!owners.has(code)) owners.set',
    without: 'if (false) owners.set',
    noticedBy: 'shop/catalogue/codes/product-codes',
    test: 'several products get their codes at once',
  },
  'a file gives the code of a product to another one': {
    file: 'shop/exchange/judge-draft.server.ts',
    guard: 'if (taken) wrong.codes',
    without: 'if (false) wrong.codes',
    noticedBy: byFiles,
    test: 'a code of another product is refused with its name',
  },
  'a file gives a code to two of its products': {
    file: 'shop/exchange/check-import.server.ts',
    guard: 'await refuseTwinCodes(database, importId)',
    without: '',
    noticedBy: byFiles,
    test: 'a code that a file has twice',
  },
  'a code that is taken after the check is no reason': {
    file: 'shop/exchange/work-on-imports.server.ts',
    guard: 'const reasons = taken ??',
    without: 'const reasons =',
    noticedBy: byFiles,
    test: 'whose code another one got after the check',
  },
}
