import { Client } from 'pg'
import { seedCatalogue } from '../shop/catalogue/catalogue.seed.server.ts'
import { picturesOf, seedBlocks, seedContent } from '../shop/content/content.seed.server.ts'
import { blocksOfBefore } from '../shop/content/demo/blocks-of-before.ts'
import { demoBlocks } from '../shop/content/demo/demo-blocks.ts'
import { seedZones } from '../shop/delivery/zones.seed.server.ts'
import { seedMedia } from '../shop/media/media.seed.server.ts'
import { seedPartners } from '../shop/near/partners.seed.server.ts'
import { seedPostcodes } from '../shop/near/postcodes.seed.server.ts'
import { fillPositions } from '../shop/places/fill-positions.server.ts'
import { seedPlaces } from '../shop/places/places.seed.server.ts'
import { seedQurbani } from '../shop/qurbani/qurbani.seed.server.ts'
import { seedReviews } from '../shop/reviews/reviews.seed.server.ts'
import { seedSettings } from '../shop/settings/settings.seed.server.ts'
import { databaseOn } from './pool.ts'

/** Fills an empty database with the demo shop, all or nothing; any other one gets at most what its pages say, and where places are. */
export async function seed(url: string, say: (line: string) => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [730_1002])
    const { rowCount } = await client.query('select 1 from branches limit 1')
    if (rowCount) return await fillWhatIsMissing(client, say)
    const started = performance.now()
    say('Filling the empty shop with demo goods …')
    const database = databaseOn(client)
    await seedSettings(database)
    await seedZones(database)
    await seedPlaces(client)
    await seedPostcodes(client)
    await seedPartners(database)
    await seedContent(database)
    const pictures = await seedMedia(database)
    await seedBlocks(database, pictures, new Date(), demoBlocks)
    await client.query('insert into settings (name, value) values ($1, $2)', [PAGES_FILLED, 'true'])
    await seedCatalogue(database, pictures)
    await seedReviews(database)
    await seedQurbani(database, new Date())
    await client.query('commit')
    await analyseWhatIsFilled(client)
    say(`Demo goods are in (${((performance.now() - started) / 1000).toFixed(1)} s).`)
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end()
  }
}

async function fillWhatIsMissing(client: Client, say: (line: string) => void): Promise<void> {
  await fillPages(client)
  const filled = await fillGazetteer(client, say)
  await client.query('commit')
  if (filled) await client.query('vacuum (analyze) cities, postcodes')
}

/** A shop from before maps gets, once, where its towns are, and the postcodes. Answers whether it was so. */
async function fillGazetteer(client: Client, say: (line: string) => void): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from postcodes limit 1')
  if (rowCount) return false
  say('Writing down where towns and postcodes are …')
  await fillPositions(client)
  await seedPostcodes(client)
  return true
}

/**
 * A shop from before its pages were kept in the database gets, once, what its home page showed then and the rules of
 * returning; what it says on the others is its own to write.
 */
async function fillPages(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from settings where name = $1', [PAGES_FILLED])
  if (rowCount) return
  const database = databaseOn(client)
  const { rows } = await client.query('select value from settings where name = $1', ['homeDiscounts'])
  const pages = blocksOfBefore(rows[0]?.value)
  await seedBlocks(database, await seedMedia(database, picturesOf(pages)), new Date(), pages)
  await client.query('insert into settings (name, value) values ($1, $2)', [PAGES_FILLED, 'true'])
}

/** The row of `settings` that says that the pages have been given what they open with. */
const PAGES_FILLED = 'pagesFilled'

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
