import { Client } from 'pg'
import { seedCatalogue } from '../shop/catalogue/catalogue.seed.server.ts'
import { seedBlocks, seedContent } from '../shop/content/content.seed.server.ts'
import { demoBlocks } from '../shop/content/demo/demo-blocks.ts'
import { seedZones } from '../shop/delivery/zones.seed.server.ts'
import { seedHours } from '../shop/hours/hours.seed.server.ts'
import { seedMedia } from '../shop/media/media.seed.server.ts'
import { seedPartners } from '../shop/near/partners/partners.seed.server.ts'
import { seedPostcodes } from '../shop/near/providers/postcodes.seed.server.ts'
import { seedPlaces } from '../shop/places/places.seed.server.ts'
import { seedQurbani } from '../shop/qurbani/qurbani.seed.server.ts'
import { seedReviews } from '../shop/reviews/reviews.seed.server.ts'
import { IS_FILLED } from '../shop/settings/branches/is-filled.server.ts'
import { seedSettings } from '../shop/settings/settings.seed.server.ts'
import { databaseOn } from './pool.ts'

/** Fills an empty database with the demo shop, all or nothing. Any other database stays unchanged. */
export async function seed(url: string, say: (line: string) => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [730_1002])
    const { rowCount } = await client.query(IS_FILLED)
    if (rowCount) return
    const started = performance.now()
    say('Adding the demo products …')
    const database = databaseOn(client)
    await seedSettings(database)
    await seedHours(database)
    await seedZones(database)
    await seedPlaces(client)
    await seedPostcodes(client)
    await seedPartners(database)
    await seedContent(database)
    const pictures = await seedMedia(database)
    await seedBlocks(database, pictures, new Date(), demoBlocks)
    await seedCatalogue(database, pictures)
    await seedReviews(database)
    await seedQurbani(database, new Date())
    await client.query('commit')
    await analyseWhatIsFilled(client)
    say(`The demo products are added (${((performance.now() - started) / 1000).toFixed(1)} s).`)
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end()
  }
}

/**
 * Analyses the tables that have rows now, for the planner. An empty table, once analysed, would be planned as empty while
 * its first orders arrive, with a full scan for each of them.
 */
async function analyseWhatIsFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and pg_relation_size(oid) > 0`,
  )
  await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
