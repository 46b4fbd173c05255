import { Client } from 'pg'
import { seedCatalogue } from '../shop/catalogue/catalogue.seed.server.ts'
import { seedBlocks, seedContent } from '../shop/content/content.seed.server.ts'
import { contentBlocks } from '../shop/content/content.tables.server.ts'
import { seedMedia } from '../shop/media/media.seed.server.ts'
import { seedPlaces } from '../shop/places/places.seed.server.ts'
import { seedReviews } from '../shop/reviews/reviews.seed.server.ts'
import { seedSettings } from '../shop/settings/settings.seed.server.ts'
import { type Database, databaseOn } from './pool.ts'

/** Fills an empty database with the demo shop, all or nothing; any other one gets at most what its pages say. */
export async function seed(url: string, say: (line: string) => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [730_1002])
    const { rowCount } = await client.query('select 1 from branches limit 1')
    if (rowCount) {
      await fillPages(databaseOn(client))
      return void (await client.query('commit'))
    }
    const started = performance.now()
    say('Filling the empty shop with demo goods …')
    const database = databaseOn(client)
    await seedSettings(database)
    await seedPlaces(client)
    await seedContent(database)
    const pictures = await seedMedia(database)
    await seedBlocks(database, pictures, new Date())
    await seedCatalogue(database, pictures)
    await seedReviews(database)
    await client.query('commit')
    await analyseWhatIsFilled(client)
    say(`Demo goods are in (${((performance.now() - started) / 1000).toFixed(1)} s).`)
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end()
  }
}

/** A shop from before its pages had blocks, and one that has none left, gets those with which a fresh one opens. */
async function fillPages(database: Database): Promise<void> {
  const [block] = await database.select({ blockId: contentBlocks.blockId }).from(contentBlocks).limit(1)
  if (!block) await seedBlocks(database, await seedMedia(database), new Date())
}

/**
 * Counts the tables that have rows now, for the planner. An empty one that was counted would be taken for empty while its
 * first orders come in, and be read through for each of them.
 */
async function analyseWhatIsFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and pg_relation_size(oid) > 0`,
  )
  await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
