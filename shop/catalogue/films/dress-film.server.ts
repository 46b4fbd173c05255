import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { makePicture } from '../../media/make-picture.server.ts'
import { storePicture } from '../../media/store-picture.server.ts'
import { m } from '../../messages/m.ts'
import { cleanCaptions } from './captions.rules.ts'
import { changeFilm } from './change-film.server.ts'
import { uploadFilmCaptions, uploadFilmPoster } from './films.contract.ts'

export const answerUploadFilmPoster = handlePrepared(
  uploadFilmPoster,
  async ({ file }) =>
    (await makePicture(file.bytes)) ??
    refuse(uploadFilmPoster, 'BAD_FILE', undefined, { file: m.catalogue_picture_unreadable() }),
  async (named, shop, picture) => {
    const poster = await storePicture(shop.database, picture)
    return (await changeFilm(shop, named, { poster })) ?? refuse(uploadFilmPoster, 'NOT_FOUND', undefined)
  },
)

/** Text in UTF-8; undefined for other bytes. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export const answerUploadFilmCaptions = handlePrepared(
  uploadFilmCaptions,
  async ({ file }) => {
    const captions = cleanCaptions(textOf(file.bytes) ?? '')
    return captions === undefined
      ? refuse(uploadFilmCaptions, 'BAD_FILE', undefined, { file: m.catalogue_captions_unreadable() })
      : captions
  },
  async (named, shop, captions) =>
    (await changeFilm(shop, named, { captions })) ?? refuse(uploadFilmCaptions, 'NOT_FOUND', undefined),
)
