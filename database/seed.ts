import { Client } from 'pg'
import { seedGoodsOf } from '../shop/catalogue/branches/branches-goods.seed.server.ts'
import { seedCatalogue } from '../shop/catalogue/catalogue.seed.server.ts'
import { seedCertificates } from '../shop/certificates/certificates.seed.server.ts'
import { seedCollections } from '../shop/collections/collections.seed.server.ts'
import { seedBlocks, seedContent } from '../shop/content/content.seed.server.ts'
import { demoBlocks } from '../shop/content/demo/demo-blocks.ts'
import { seedZones, seedZonesOf } from '../shop/delivery/zones.seed.server.ts'
import { seedHours, seedHoursOf } from '../shop/hours/hours.seed.server.ts'
import { seedLots } from '../shop/lots/lots.seed.server.ts'
import { seedMedia } from '../shop/media/media.seed.server.ts'
import { seedPartners } from '../shop/near/partners/partners.seed.server.ts'
import { seedPostcodes } from '../shop/near/providers/postcodes.seed.server.ts'
import { seedPlaces } from '../shop/places/places.seed.server.ts'
import { seedQurbani } from '../shop/qurbani/qurbani.seed.server.ts'
import { seedReviews } from '../shop/reviews/reviews.seed.server.ts'
import { seedSynonyms } from '../shop/search/search.seed.server.ts'
import { demoBranches, seedBranches } from '../shop/settings/branches/branches.seed.server.ts'
import { IS_FILLED } from '../shop/settings/branches/is-filled.server.ts'
import { DEMO_BRANCH, seedSettings } from '../shop/settings/settings.seed.server.ts'
import { seedSlots } from '../shop/slots/slots.seed.server.ts'
import { type Database, databaseOn } from './pool.ts'

/** Adds the further branches of the demo shop with their hours, zones, goods and windows, and the windows of the main one. */
async function seedSeveralBranches(database: Database, now: Date): Promise<void> {
  const others = Object.values(demoBranches)
  await seedBranches(database)
  await seedHoursOf(database, others)
  await seedZonesOf(database, demoBranches)
  await seedGoodsOf(database, demoBranches)
  await seedSlots(database, [DEMO_BRANCH, ...others], now)
}

type How = {
  say?: (line: string) => void
  /** False: the demo shop has only its main branch, and no windows. */
  branches?: boolean
}

/** Fills an empty database with the demo shop, all or nothing. Any other database stays unchanged. */
export async function seed(url: string, { say = () => {}, branches = true }: How = {}): Promise<void> {
  const client = new Client({ connectionString: url, pipeline: true })
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
    await seedCollections(database, pictures)
    await seedReviews(database)
    await seedSynonyms(database)
    await seedQurbani(database, new Date())
    if (branches) await seedSeveralBranches(database, new Date())
    const suppliers = await seedLots(database, new Date())
    await seedCertificates(database, new Date(), suppliers)
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
