import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { notFound } from '../catalogue.contract.ts'
import { chicken } from '../catalogue.examples.ts'
import { seoForStaff, seoInput } from '../seo/seo.fields.ts'
import { pictureOrNone } from './departments.contract.ts'

const staffCategory = z
  .object({
    categoryId: z.int(),
    category: z.string(),
    subCategory: z.string(),
    image: z.string().nullable(),
    ...seoForStaff,
    demo: z.boolean(),
    /** The number of its products, including removed ones. */
    products: z.int(),
    updatedBy: z.string(),
    updatedDate: z.string(),
  })
  .meta({ title: 'StaffCategory' })
/** A category as staff see it. */
export type StaffCategory = z.output<typeof staffCategory>
const staffCategories = z.array(staffCategory)
const example: StaffCategory = { ...chicken, seoTitle: null, seoText: null, demo: true, products: 16 }

const changedMeanwhile = {
  status: 409,
  says: () => m.catalogue_category_changed(),
  data: z.object({ categories: staffCategories }),
} as const

export const findCategoriesForStaff = defineCall({
  does: "Lists every category by department, in the shop's order.",
  method: 'GET',
  path: '/category/findForStaff',
  who: 'staff: catalogue',
  input: z.strictObject({}),
  output: staffCategories,
  example: { input: {}, output: [example] },
  failures: {},
})

export const saveCategory = defineCall({
  does: 'Adds a category to a department, or changes or moves the category with this `categoryId`.',
  method: 'POST',
  path: '/category/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    categoryId: id.nullish(),
    /** Its department. */
    category: filledLine(40, m.catalogue_department_needed),
    subCategory: filledLine(60, m.catalogue_name_needed),
    image: pictureOrNone,
    ...seoInput,
    /** The version that the staff member saw. */
    updatedDate: line(40).nullish(),
  }),
  output: staffCategories,
  example: {
    input: { categoryId: 1, category: 'MEAT', subCategory: 'Chicken', image: chicken.image },
    output: [example],
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    CHANGED: changedMeanwhile,
  },
})

export const arrangeCategories = defineCall({
  does: 'Reorders the categories of a department. The list must name all of them.',
  method: 'POST',
  path: '/category/arrange',
  who: 'staff: catalogue',
  input: z.strictObject({ category: line(40), categoryIds: z.array(id).max(1000) }),
  output: staffCategories,
  example: { input: { category: 'TOYS', categoryIds: [] }, output: [example] },
  failures: { CHANGED: changedMeanwhile },
})

export const deleteCategory = defineCall({
  does: 'Removes a category without products.',
  method: 'POST',
  path: '/category/delete/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffCategories,
  example: { input: { id: 99 }, output: [example] },
  failures: {
    ...notFound,
    IN_USE: {
      status: 409,
      says: () => m.catalogue_category_used(),
      data: z.object({ products: z.int() }),
    },
  },
})

export const categoriesCalls = [
  findCategoriesForStaff,
  saveCategory,
  arrangeCategories,
  deleteCategory,
] as const
