import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { hashInAddress } from '../../media/picture-address.ts'
import { readPictures } from '../../media/read-pictures.server.ts'
import { m } from '../../messages/m.ts'
import { hashOfFilm } from './film-address.ts'
import { arrangeProductFilms } from './films.contract.ts'
import { productFilms } from './films.tables.server.ts'
import { lockFilmed } from './lock-filmed.server.ts'
import { readProductFilms } from './read-films.server.ts'

export const answerArrangeProductFilms = handle(
  arrangeProductFilms,
  async ({ productId, films, seen }, { database, audit }) => {
    if (!(await lockFilmed(database, productId))) return refuse(arrangeProductFilms, 'NOT_FOUND', undefined)
    const before = await readProductFilms(database, productId)
    if (before.map(({ film }) => film).join() !== seen.join())
      return refuse(arrangeProductFilms, 'CHANGED', { films: before })
    const posters = films.flatMap(({ poster }) => (poster === null ? [] : [hashInAddress(poster)]))
    const known = await readPictures(database, posters)
    const wrong: WrongFields = {}
    for (const [at, { film, poster }] of films.entries()) {
      const isTwice = films.findIndex(one => one.film === film) < at
      if (isTwice || !seen.includes(film)) wrong[`films.${at}.film`] = m.catalogue_no_such_film()
      if (poster !== null && !known.has(hashInAddress(poster)))
        wrong[`films.${at}.poster`] = m.catalogue_no_such_picture()
    }
    if (Object.keys(wrong).length > 0) return refuse(arrangeProductFilms, 'BAD_INPUT', undefined, wrong)
    const stored = await database
      .delete(productFilms)
      .where(eq(productFilms.productId, productId))
      .returning({ hash: productFilms.hash, captions: productFilms.captions })
    const words = new Map(stored.map(({ hash, captions }) => [hash, captions]))
    const rows = films.map(({ film, title, poster, captions }, position) => ({
      ...{ productId, position, hash: hashOfFilm(film), title },
      poster: poster && hashInAddress(poster),
      captions: captions === null ? null : (words.get(hashOfFilm(film)) ?? null),
    }))
    if (rows.length > 0) await database.insert(productFilms).values(rows)
    const after = await readProductFilms(database, productId)
    await audit.add({ action: 'arrange', subject: 'product film', subjectId: productId, before, after })
    return after
  },
)
