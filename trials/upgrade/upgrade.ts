import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { shown } from '../../bench/figure.ts'
import { makeCatalogue } from '../../bench/million.ts'
import { askOnce, withConnection } from '../../database/ask-once.ts'
import { migrate } from '../../database/migrate.ts'
import { seed } from '../../database/seed.ts'
import { canInstall } from '../../scripts/apt-get.ts'
import { findHaproxy } from '../../scripts/haproxy.ts'
import { openDatabaseForTests, startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { audit } from '../../shop/upkeep/audit.server.ts'
import type { Finding, Trial } from '../trial.ts'
import { LATER, makeNextRelease } from './next-release.ts'
import { NODE_HEADER, openHaproxy } from './open-haproxy.ts'
import { openShoppers } from './shoppers.ts'
import { watchWaits } from './watch-waits.ts'

const root = join(import.meta.dirname, '..', '..')
/** The least requests, and the longest time in milliseconds that they may take. */
const REQUESTS = 50_000
const LONGEST = 900_000
/** The time for which a reader holds products while the first node of the next release starts. */
const READS = 10_000
/** The seconds for which a node that stops still answers. */
const DRAIN = 4
/** Products that are sold by the piece, without choices and without lots. */
const ORDERED = [1701, 1702, 1703]
const PRODUCTS = { products: 20_000, categories: 400, departments: 40 }

type Say = (line: string) => void
type Node = Awaited<ReturnType<typeof startBuiltShop>>

/** Replaces the nodes of a shop under load, one by one, by those of the next release. */
export const upgrade: Trial = {
  title: 'Three nodes go to the next release while people order',
  cannot: () => (findHaproxy() || canInstall() ? undefined : 'HAProxy is not installed'),
  run: async say => {
    const name = `upgrade-${randomBytes(4).toString('hex')}`
    const folder = join(root, 'data', name)
    // Outside of the project: its build leaves out what the project ignores.
    const nextRoot = await mkdtemp(join(tmpdir(), 'souk-next-'))
    const ends: (() => Promise<unknown>)[] = [folder, nextRoot].map(
      path => () => rm(path, { recursive: true, force: true }),
    )
    try {
      say('Building the next release …')
      await makeNextRelease(nextRoot)
      const database = await openDatabaseForTests(name, folder)
      ends.push(() => database.close())
      return await upgradeUnderLoad({ databaseUrl: database.url, nextRoot, say, ends })
    } finally {
      for (const end of ends.reverse()) await end().catch(error => say(`Not cleaned up: ${error.message}`))
    }
  },
}

type Ground = { databaseUrl: string; nextRoot: string; say: Say; ends: (() => Promise<unknown>)[] }

async function upgradeUnderLoad({ databaseUrl, nextRoot, say, ends }: Ground): Promise<Finding[]> {
  const ports = await freePorts(4)
  const [front = 0, ...nodePorts] = ports
  const environment = {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '10',
    SOUK_SECRET: 'the same secret on each of the nodes',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: String(DRAIN),
  }
  const nodes: Node[] = []
  ends.push(() => Promise.all(nodes.map(node => stopped(node.process))))
  const open = (port: number, from?: string) => startBuiltShop({ ...environment, PORT: String(port) }, from)
  say('Making a shop …')
  await migrate(databaseUrl)
  await seed(databaseUrl, { branches: false })
  await makeCatalogue(databaseUrl, PRODUCTS)
  await fillStock(databaseUrl)
  say('Opening three nodes …')
  for (const port of nodePorts) nodes.push(await open(port))
  const haproxy = await openHaproxy(front, nodePorts)
  ends.push(haproxy.close)
  const waits = await watchWaits(databaseUrl)
  ends.push(waits.stop)
  const began = performance.now()
  const shoppers = openShoppers(haproxy.address, ORDERED)
  ends.push(shoppers.stop)
  await pause(5_000)
  let lastLeft = 0
  for (const [at, port] of nodePorts.entries()) {
    say(`Replacing node ${at + 1} …`)
    lastLeft = Date.now() + DRAIN * 1000
    await stopped((nodes[at] as Node).process)
    const reading = at === 0 ? readFor(databaseUrl, READS) : undefined
    nodes[at] = await open(port, nextRoot)
    await reading
    await seenBehind(haproxy.address, `node${at + 1}`)
  }
  const ranAt = await laterRan(databaseUrl)
  while (shoppers.seen.requests < REQUESTS && performance.now() - began < LONGEST) await pause(500)
  await shoppers.stop()
  const waited = await waits.stop()
  const { seen } = shoppers
  for (const failure of seen.failed.slice(0, 10)) say(`failed: ${failure}`)
  const rows = await askOnce(databaseUrl, 'select key from idempotency_keys')
  const stored = new Set(rows.map(row => row.key))
  const lost = seen.acknowledged.filter(key => !stored.has(key)).length
  const { wrong } = await withConnection(databaseUrl, client => audit(client))
  const seconds = Math.round((performance.now() - began) / 1000)
  const none = (what: string, count: number): Finding => ({
    ...{ what, figure: shown(count), limit: '0', held: count === 0 },
  })
  return [
    {
      what: 'requests, of them orders, pages and files of pages',
      figure: `${shown(seen.requests)} in ${seconds} s: ${shown(seen.acknowledged.length)}, ${shown(seen.pages)}, ${shown(seen.files)}`,
      limit: `at least ${shown(REQUESTS)}`,
      held: seen.requests >= REQUESTS,
    },
    none('requests that failed', seen.failed.length),
    none('scripts, styles and typefaces that were missing', seen.missingFiles.length),
    none('orders that were acknowledged and are not in the database', lost),
    {
      what: `longest wait for a table, with a migration of ${shown(PRODUCTS.products)} products and a reader of ${READS / 1000} s`,
      figure: `${(waited / 1000).toFixed(2)} s`,
      limit: '1 s',
      held: waited <= 1_000,
    },
    {
      what: 'the later migration ran after the last node of the release before had stopped listening',
      figure: ranAt ? `${((ranAt.getTime() - lastLeft) / 1000).toFixed(1)} s after it` : 'never',
      limit: 'yes',
      held: ranAt !== undefined && ranAt.getTime() >= lastLeft,
    },
    none('errors that the audit of the books finds', wrong.length),
  ]
}

/** Makes enough of the ordered products for everybody, and a ledger that says so. */
async function fillStock(url: string): Promise<void> {
  await askOnce(
    url,
    `update availabilities set on_hand = 1000000
     where availability_id in (select availability_id from stock where product_id = any($1))`,
    [ORDERED],
  )
  await askOnce(
    url,
    `insert into movements (availability_id, change, cause)
     select availability_id, on_hand - coalesce(moved, 0), 'OPENING' from availabilities
     left join (select availability_id, sum(change) as moved from movements group by 1) ledger using (availability_id)
     where on_hand <> coalesce(moved, 0)`,
  )
}

/** Reads products in a transaction that stays open for a while, as a long report does. */
const readFor = (url: string, milliseconds: number) =>
  withConnection(url, async (client: Client) => {
    await client.query('begin; select count(*) from products')
    await pause(milliseconds)
    await client.query('commit')
  })

/** Waits until an answer through the balancer comes from this node. */
async function seenBehind(address: string, node: string): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const answer = await fetch(`${address}/healthz`)
    await answer.arrayBuffer()
    if (answer.headers.get(NODE_HEADER) === node) return
    await pause(100)
  }
  throw new Error(`The balancer does not find ${node}`)
}

/** Waits until the later migration has run, and returns when; undefined if it does not run in two minutes. */
async function laterRan(url: string): Promise<Date | undefined> {
  for (let left = 240; left > 0; left -= 1) {
    const [row] = await askOnce(url, 'select ran_at from drizzle.later_migrations where name = $1', [LATER])
    if (row) return row.ran_at as Date
    await pause(500)
  }
  return undefined
}

/** Ports on which nothing listens. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>(done => {
          const server = createServer().listen(0, '127.0.0.1', () => done(server))
        }),
    ),
  )
  const ports = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => new Promise(done => server.close(done))))
  return ports
}
