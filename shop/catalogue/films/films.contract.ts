import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_FILE, BAD_INPUT, FILE_TOO_BIG } from '../../lib/failures.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { uploadedFile } from '../../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../../media/picture-bytes.ts'
import { m } from '../../messages/m.ts'
import { notFound } from '../catalogue.contract.ts'
import { CAPTION_BYTES, FILM_BYTES, MOST_FILMS } from './film-limits.ts'
import { productFilm } from './films.fields.ts'

const films = z.array(productFilm).max(MOST_FILMS)
const film = z.string().regex(/^\/films\/[0-9a-f]{32}$/)
const file = uploadedFile(m.catalogue_file_required)
const title = filledLine(200, m.catalogue_film_title_required)
const upload = { ...notFound, BAD_FILE, FILE_TOO_BIG } as const

const ofWheelchair = {
  film: '/films/9b1f0c6d2e8a47359b1f0c6d2e8a4735',
  type: 'video/mp4',
  size: 4_812_377,
  title: 'How to fold the wheelchair',
  poster: '/pictures/6f2f6a0a1d1b4c0f8d3f5a9c7e21b304',
  captions: '/films/9b1f0c6d2e8a47359b1f0c6d2e8a4735/6201-4be1c8e2a7d09f35.vtt',
  uploadedAt: '2026-10-28T09:30:00.000Z',
} as const

export const uploadProductFilm = defineCall({
  does: 'Adds a film to a product: an MP4 or a WebM of at most 20 MB, with a title that says what it shows. Variants show the films of their product.',
  method: 'POST',
  path: '/productFilms/upload',
  who: 'staff: catalogue',
  upload: { most: FILM_BYTES, tooBig: m.catalogue_film_too_big, toDisk: true },
  input: z.strictObject({ productId: id, title, file }),
  output: films,
  example: {
    input: { productId: 6201, title: ofWheelchair.title, file: 'a film' },
    output: [{ ...ofWheelchair, poster: null, captions: null }],
  },
  failures: {
    ...upload,
    FULL: { status: 409, says: () => m.catalogue_films_full({ most: MOST_FILMS }) },
    TAKEN: { status: 409, says: () => m.catalogue_film_twice() },
  },
})

export const uploadFilmPoster = defineCall({
  does: 'Sets the picture that a film shows until it is played: a JPEG, PNG, WebP, AVIF or GIF of at most 65,000 bytes.',
  method: 'POST',
  path: '/productFilms/uploadPoster',
  who: 'staff: catalogue',
  upload: { most: PICTURE_BYTES, tooBig: m.catalogue_picture_too_big },
  input: z.strictObject({ productId: id, film, file }),
  output: films,
  example: {
    input: { productId: 6201, film: ofWheelchair.film, file: 'a picture' },
    output: [ofWheelchair],
  },
  failures: upload,
})

export const uploadFilmCaptions = defineCall({
  does: 'Sets the captions of a film: a WebVTT file of at most 100,000 bytes. Its styles and notes are left out, and tags except bold, italic and underlined.',
  method: 'POST',
  path: '/productFilms/uploadCaptions',
  who: 'staff: catalogue',
  upload: { most: CAPTION_BYTES, tooBig: m.catalogue_captions_too_big },
  input: z.strictObject({ productId: id, film, file }),
  output: films,
  example: {
    input: { productId: 6201, film: ofWheelchair.film, file: 'captions' },
    output: [ofWheelchair],
  },
  failures: upload,
})

export const arrangeProductFilms = defineCall({
  does: "Sets the order of a product's films, their titles and still pictures. Removes films that are left out, and captions that are null.",
  method: 'POST',
  path: '/productFilms/arrange',
  who: 'staff: catalogue',
  input: z.strictObject({
    productId: id,
    films: z
      .array(
        z.strictObject({
          film,
          title,
          poster: z
            .string()
            .regex(/^\/pictures\/[0-9a-f]{32}$/)
            .nullable(),
          captions: line(100).nullable(),
        }),
      )
      .max(MOST_FILMS),
    /** The films that the staff member saw, in their order; if the current ones differ, nothing changes. */
    seen: z.array(line(100)).max(MOST_FILMS),
  }),
  output: films,
  example: {
    input: {
      productId: 6201,
      films: [
        {
          film: ofWheelchair.film,
          title: ofWheelchair.title,
          poster: ofWheelchair.poster,
          captions: ofWheelchair.captions,
        },
      ],
      seen: [ofWheelchair.film],
    },
    output: [ofWheelchair],
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.catalogue_films_changed(), data: z.object({ films }) },
  },
})

export const filmsCalls = [
  uploadProductFilm,
  uploadFilmPoster,
  uploadFilmCaptions,
  arrangeProductFilms,
] as const
