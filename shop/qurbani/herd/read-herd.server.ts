import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { isoMoment } from '../share-facts.server.ts'
import type { HerdAnimal } from './herd.contract.ts'

/** The number of shares of an animal `a` that are assigned. */
export const sharesGiven: SQL = sql`(select count(*)::int from qurbani_shares s where s.animal_id = a.animal_id)`

/** Reads animals of the herd as staff see them: `rest` filters and orders animals `a` and their own offers `f`. */
export async function readHerd(database: Database, rest: SQL): Promise<HerdAnimal[]> {
  const { rows } = await database.execute<HerdAnimal>(sql`
    select a.animal_id as "animalId", a.season_id as "seasonId", a.day, a.kind, a.tag, a.weight / 1000.0::float8 as weight,
      a.state, a.note, a.picture, a.shares, ${sharesGiven} as taken, f.offer_id as "offerId",
      coalesce(f.active, false) as offered, ${isoMoment(sql`a.done_at`)} as "doneAt", a.version
    from qurbani_animals a left join qurbani_offers f on f.animal_id = a.animal_id ${rest}`)
  return rows.map(row => ({ ...row, picture: row.picture && pictureAddress(row.picture) }))
}

/** Reads an animal as staff see it; undefined if it does not exist. */
export async function readAnimal(database: Database, animalId: number): Promise<HerdAnimal | undefined> {
  const [found] = await readHerd(database, sql`where a.animal_id = ${animalId}`)
  return found
}
