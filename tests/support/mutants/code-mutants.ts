import { boxMutants } from './box-mutants.ts'
import { collectionMutants } from './collection-mutants.ts'
import { filmMutants } from './film-mutants.ts'
import { filtersMutants } from './filters-mutants.ts'
import type { Mutant } from './mutant.ts'
import { redirectMutants } from './redirect-mutants.ts'
import { saleMutants } from './sale-mutants.ts'
import { searchMutants } from './search-mutants.ts'
import { variantMutants } from './variant-mutants.ts'

const byFiles = 'shop/exchange/codes-in-files'
const byLabels = 'shop/catalogue/codes/label-rules'

/** Guards of the codes of products, which belong to one of them, of the filters by which they are found, of the words of search, and of collections. */
export const codeMutants: Record<string, Mutant> = {
  ...collectionMutants,
  ...filmMutants,
  ...filtersMutants,
  ...variantMutants,
  ...boxMutants,
  ...redirectMutants,
  ...saleMutants,
  ...searchMutants,
  'a product that lost the race for a code fails': {
    file: 'shop/catalogue/editing/save-product.server.ts',
    guard: ", product_codes_pkey: 'code'",
    without: '',
    noticedBy: 'shop/catalogue/codes/product-codes',
    test: 'two products that get the same codes in another order at the same moment',
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
  'people who add rules for labels do not wait for each other': {
    file: 'shop/catalogue/codes/edit-label-rules.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy: byLabels,
    test: 'one of several people who add the same rule at the same moment adds it',
  },
  'a label has a price that no weight has': {
    file: 'shop/catalogue/codes/label.rules.ts',
    guard: '<= 1 ? weight : undefined',
    without: '<= 1_000_000 ? weight : undefined',
    noticedBy: byLabels,
    test: 'a price makes the weight that costs it at the price of the branch',
  },
  'a scan has wrong digits': {
    file: 'shop/catalogue/codes/gtin.rules.ts',
    guard: 'hasCheckDigit(digits) ? { code',
    without: 'true ? { code',
    noticedBy: byLabels,
    test: 'each scan that says nothing has its reason',
  },
  'a code that is taken after the check is no reason': {
    file: 'shop/exchange/work-on-imports.server.ts',
    guard: 'const reasons = taken ??',
    without: 'const reasons =',
    noticedBy: byFiles,
    test: 'whose code another one got after the check',
  },
}
