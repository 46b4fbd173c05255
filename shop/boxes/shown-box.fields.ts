import { z } from 'zod'

const shownPart = z.object({
  productId: z.int(),
  productName: z.string(),
  category: z.string(),
  categoryId: z.int(),
  image: z.string().nullable(),
  /** The quantity in one box, in its unit. */
  quantity: z.number(),
  unitName: z.string(),
  /** The cut, pack or colour that the shop chose for it; empty if there is none. */
  choices: z.array(z.string()),
  /** About what this quantity costs in the box if its price is that of its parts, otherwise alone. */
  price: z.number(),
  /** How many boxes it is enough for. */
  left: z.int(),
})

/** The contents of a box as shoppers see them: the parts that are sold now. */
export const shownBox = z
  .object({
    /** `OWN`: it costs the same whatever is chosen; `PARTS`: what its parts cost, with their reduction. */
    price: z.enum(['OWN', 'PARTS']),
    groups: z.array(
      z.object({
        name: z.string(),
        /** How many of its parts are chosen for a box; null: all of them are in it. */
        choose: z.int().nullable(),
        /** True if a part can be chosen more than once. */
        again: z.boolean(),
        parts: z.array(shownPart),
      }),
    ),
  })
  .meta({ title: 'ShownBox' })
/** The contents of a box as the API shows them. */
export type ShownBox = z.output<typeof shownBox>

/** The fields of a product that is a box. */
export const boxShown = {
  /** `CHOOSE` if its buyer chooses what is in it, or else `ALL`; absent if it is no box. */
  boxed: z.enum(['ALL', 'CHOOSE']).optional(),
  /** Its contents. Only if a single product is read. */
  contents: shownBox.optional(),
}

/** The parts of a box: its page shows what is left of each. */
export const partsIn = (box: ShownBox | undefined) => box?.groups.flatMap(({ parts }) => parts) ?? []
