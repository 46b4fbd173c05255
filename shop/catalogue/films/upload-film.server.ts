import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { filmAddress } from './film-address.ts'
import { MOST_FILMS } from './film-limits.ts'
import { uploadProductFilm } from './films.contract.ts'
import { productFilms } from './films.tables.server.ts'
import { lockFilmed } from './lock-filmed.server.ts'
import { readFilmFile } from './read-film-file.server.ts'
import { readProductFilms } from './read-films.server.ts'
import { storeFilm } from './store-film.server.ts'

const faults = { 'not-film': m.catalogue_film_unknown, 'cut-off': m.catalogue_film_cut_off }

export const answerUploadProductFilm = handlePrepared(
  uploadProductFilm,
  async ({ file }) => {
    const film = await readFilmFile(file.path as string)
    return 'fault' in film
      ? refuse(uploadProductFilm, 'BAD_FILE', undefined, { file: faults[film.fault]() })
      : film
  },
  async ({ productId, title, file }, { database, audit, clock }, film) => {
    // The bytes come first: they take a while, in which others may change the product.
    await storeFilm(database, film, file.path as string, clock())
    if (!(await lockFilmed(database, productId))) return refuse(uploadProductFilm, 'NOT_FOUND', undefined)
    const there = await readProductFilms(database, productId)
    if (there.length >= MOST_FILMS) return refuse(uploadProductFilm, 'FULL', undefined)
    if (there.some(one => one.film === filmAddress(film.hash)))
      return refuse(uploadProductFilm, 'TAKEN', undefined)
    await database.insert(productFilms).values({ productId, position: there.length, hash: film.hash, title })
    const after = { title, ...film }
    await audit.add({ action: 'upload', subject: 'product film', subjectId: productId, after })
    return readProductFilms(database, productId)
  },
)
