import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT } from '../../lib/failures.ts'
import { id, line, wholeNumber } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { images, notFound } from '../catalogue.contract.ts'
import { imageOfChicken } from '../catalogue.examples.ts'
import { showsProducts } from '../shows-products.ts'

export const productImage = z
  .object({
    productId: z.int(),
    position: z.int(),
    type: z.string(),
    /** The picture in base64; null with `images=url`. */
    finalImage: z.string().nullable(),
    image: z.string(),
  })
  .meta({ title: 'ProductImage' })
/** A picture of a product as the API shows it. */
export type ProductImage = z.output<typeof productImage>

export const findProductImages = defineCall({
  does: 'Lists the pictures of a product in display order.',
  method: 'GET',
  path: '/productImage/files/{id}',
  who: 'anyone',
  shows: ({ id }) => showsProducts([{ productId: id }]),
  input: z.object({ id, images }),
  output: z.array(productImage).max(100),
  example: { input: { id: 101 }, output: [imageOfChicken] },
  failures: {},
})

export const findAllProductImages = defineCall({
  does: 'Lists the pictures of all products, 20 per page, from page 1.',
  method: 'GET',
  path: '/productImage/files',
  who: 'anyone',
  shows: (_, answer) => showsProducts(answer, 'range'),
  input: z.object({ page: wholeNumber(1, 1_000_000).default(1), images }),
  output: z.array(productImage).max(20),
  example: { input: { page: 1, images: 'url' }, output: [{ ...imageOfChicken, finalImage: null }] },
  failures: {},
})

const productPicture = z.object({ image: z.string(), alternativeText: z.string() })
/** A picture as staff see it: its address and its alternative text. */
export type ProductPicture = z.output<typeof productPicture>
/** The pictures of a product in their order. */
export const productPictures = z.array(productPicture)

const arranged: ProductPicture[] = [
  { image: imageOfChicken.image, alternativeText: 'A whole chicken on a board' },
]

export const arrangeProductImages = defineCall({
  does: 'Sets the pictures of a product, their order and their descriptions. Removes pictures that are left out; restores removed pictures that are named.',
  method: 'POST',
  path: '/productImage/arrange',
  who: 'staff: catalogue',
  input: z.strictObject({
    productId: id,
    pictures: z
      .array(
        z.strictObject({
          image: z.string().regex(/^\/pictures\/[0-9a-f]{32}$/),
          alternativeText: line(200).default(''),
        }),
      )
      .max(20),
    /** The pictures that the staff member saw, in their order; if the current ones differ, nothing changes. */
    seen: z.array(z.string().max(100)).max(20),
  }),
  output: productPictures,
  example: {
    input: { productId: 101, pictures: arranged, seen: [imageOfChicken.image] },
    output: arranged,
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    CHANGED: {
      status: 409,
      says: () => m.catalogue_pictures_changed(),
      data: z.object({ pictures: productPictures }),
    },
  },
})

export const productImagesCalls = [findProductImages, findAllProductImages, arrangeProductImages] as const
