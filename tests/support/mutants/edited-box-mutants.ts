import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/boxes/editing-boxes'
const cannotBe = 'a product that cannot be in a box, or be one, is refused at its field'

/** Guards of boxes and of the products in them. */
export const editedBoxMutants: Record<string, Mutant> = {
  'a product with variants is put in a box': {
    file: 'shop/catalogue/made-of/box-parts.rules.ts',
    guard: 'if (hasVariants)',
    without: 'if (false)',
    noticedBy,
    test: cannotBe,
  },
  'a removed product is put in a box': {
    file: 'shop/catalogue/made-of/box-parts.rules.ts',
    guard: 'return isRemoved ?',
    without: 'return false ?',
    noticedBy,
    test: 'a part that is removed stays in its box, which says so, and cannot be added to another one',
  },
  'a box cannot be saved because one of its products was removed': {
    file: 'shop/catalogue/made-of/box-parts.rules.ts',
    guard: 'if (kept.has(keyOf(part))) continue',
    without: '',
    noticedBy,
    test: 'a part that is removed stays in its box, which says so, and cannot be added to another one',
  },
  'a part of a set becomes a box': {
    file: 'shop/catalogue/made-of/possible-parts.server.ts',
    guard: 'before && !before.box ?',
    without: 'false && before ?',
    noticedBy,
    test: cannotBe,
  },
  'a box gets variants': {
    file: 'shop/catalogue/variants/save-variants.server.ts',
    guard: 'if (whole.box && input.options.length > 0)',
    without: 'if (false)',
    noticedBy,
    test: 'a box gets no variants, and a part of one neither',
  },
  'a box has choices of its own': {
    file: 'shop/catalogue/editing/product-row.server.ts',
    guard: 'if (choices[kind].length > 0) wrong[kind] = m.boxes_no_choices()',
    without: '{}',
    noticedBy,
    test: cannotBe,
  },
}
