import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { filmPieces, films } from './films.tables.server.ts'
import { eachPiece, type FilmFile } from './read-film-file.server.ts'

/**
 * Stores a film from a file, piece by piece. Equal bytes are stored once. A film that is there already is locked, so that the hourly tidying
 * waits for the product that is about to get it.
 */
export async function storeFilm(database: Database, film: FilmFile, path: string, now: Date): Promise<void> {
  const [stored] = await database
    .insert(films)
    .values({ ...film, createdAt: now })
    .onConflictDoUpdate({ target: films.hash, set: { size: film.size } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (!stored?.isNew) return
  await eachPiece(path, (bytes, piece) =>
    database.insert(filmPieces).values({ hash: film.hash, piece, bytes }),
  )
}
