import { z } from 'zod'
import { seoShown } from '../seo/seo.fields.ts'

/** A category as the API shows it. */
export const category = z
  .object({
    categoryId: z.int(),
    category: z.string(),
    subCategory: z.string(),
    image: z.string().nullable(),
    ...seoShown,
    updatedBy: z.string(),
    updatedDate: z.string(),
  })
  .meta({ title: 'Category' })

/** A department as the API shows it. */
export const department = z
  .object({
    deptName: z.string(),
    title: z.string(),
    blurb: z.string(),
    activeFlag: z.string(),
    menuFlag: z.boolean(),
    tileFlag: z.boolean(),
    /** True if its goods are food: their facts are stated, or it is said that they are not. */
    foodFlag: z.boolean(),
    /** True if its goods sell only from a lot with a last day, and do not come back once they are opened. */
    lotFlag: z.boolean(),
    image: z.string().nullable(),
    ...seoShown,
    updatedDate: z.string(),
  })
  .meta({ title: 'Department' })
