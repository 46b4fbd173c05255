import { z } from 'zod'

/** A film of a product: its address and type, what it shows, its still picture, and its captions. */
export const productFilm = z
  .object({
    film: z.string(),
    type: z.string(),
    /** Number of bytes. */
    size: z.int(),
    title: z.string(),
    poster: z.string().nullable(),
    captions: z.string().nullable(),
    uploadedAt: z.string(),
  })
  .meta({ title: 'ProductFilm' })
/** A film of a product as the API shows it. */
export type ProductFilm = z.output<typeof productFilm>
