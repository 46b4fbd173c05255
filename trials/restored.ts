import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shown } from '../bench/figure.ts'
import { askOnce, withConnection } from '../database/ask-once.ts'
import { stopServers } from '../database/server-processes.ts'
import { runNode } from '../scripts/testing/run-node.ts'
import { startBuiltShop, stopped } from '../scripts/testing/shop-for-tests.ts'
import { audit } from '../shop/upkeep/audit.server.ts'
import { addressOfShop } from './address-of-shop.ts'
import { stockUp } from './count-orders.ts'
import { oneOrder } from './one-order.ts'
import type { Finding, Trial } from './trial.ts'

const root = join(import.meta.dirname, '..')
const [lost, found] = ['trial-lost', 'trial-found'].map(name => join(root, 'data', name)) as [string, string]
/** The pictures that make the database large: bytes that nothing can compress, as those of real pictures. */
const PICTURES = 36_000
const PICTURE_BYTES = 60_000
const SHOPPERS = 4
const PRODUCT = 1701
/** The seconds over which orders are counted without a backup. */
const QUIET = 20
const GIGABYTE = 1e9

/** The disk of a shop is lost while it sells; its backup is restored on another one. */
export const restored: Trial = {
  title: 'The disk of a shop is lost, and its backup is restored',
  run: async say => {
    const place = await mkdtemp(join(tmpdir(), 'souk-trial-'))
    const key = randomBytes(32).toString('base64')
    const environment = (folder: string) => ({
      ...{ DATA_FOLDER: folder, DATABASE_URL: '', BACKUP_TO: place, BACKUP_KEY: key, WORKERS: '2' },
    })
    try {
      for (const folder of [lost, found]) await rm(folder, { recursive: true, force: true })
      return await lose(environment, say)
    } finally {
      for (const folder of [lost, found]) {
        await stopServers(join(folder, 'postgres'))
        await rm(folder, { recursive: true, force: true })
      }
      await rm(place, { recursive: true, force: true })
    }
  },
}

async function lose(
  environment: (folder: string) => Record<string, string>,
  say: (line: string) => void,
): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(root)
  if (bavail * bsize < 12 * GIGABYTE) throw new Error('The trial needs 12 GB of free disk.')
  const shop = await startBuiltShop(environment(lost))
  const url = await addressOfShop(lost)
  const script = (file: string, folder: string) =>
    runNode(root, [join(root, 'scripts', file)], { environment: environment(folder) })
  say('Filling the shop …')
  await stockUp(url, { [PRODUCT]: 1_000_000 })
  await fillWithPictures(url)
  const [size] = await askOnce(url, 'select pg_database_size(current_database())::float8 as bytes')
  const bytes = Number(size?.bytes)
  const selling = sellTo(shop.address)
  say('Counting orders without a backup …')
  const quiet = await selling.rate(() => wait(QUIET * 1000))
  say('Backing up while orders go on …')
  const began = performance.now()
  let ran = { code: 1, printed: '' }
  const busy = await selling.rate(async () => {
    ran = await script('back-up.ts', lost)
  })
  if (ran.code !== 0) throw new Error(ran.printed)
  const backupSeconds = (performance.now() - began) / 1000
  const before = await checked(url)
  say('Selling for a minute more, then losing the disk …')
  await selling.rate(() => wait(60_000))
  const lostAt = Date.now()
  await stopped(shop.process, 'SIGKILL')
  await stopServers(join(lost, 'postgres'))
  await selling.stop()
  await rm(lost, { recursive: true, force: true })
  say('Restoring …')
  const from = performance.now()
  const restoring = await script('restore-shop.ts', found)
  if (restoring.code !== 0) throw new Error(restoring.printed)
  const minutes = (performance.now() - from) / 60_000
  const again = await startBuiltShop(environment(found))
  try {
    return await compare(
      await addressOfShop(found),
      { bytes, quiet, busy, backupSeconds, minutes, lostAt, before },
      selling.placed,
    )
  } finally {
    await stopped(again.process)
  }
}

type Measured = {
  bytes: number
  quiet: number
  busy: number
  backupSeconds: number
  minutes: number
  lostAt: number
  before: string
}

type Placed = { orderNum: string; at: number }

async function compare(url: string, measured: Measured, placed: readonly Placed[]): Promise<Finding[]> {
  const rows = await askOnce(url, 'select order_num from orders')
  const there = new Set(rows.map(({ order_num }) => order_num))
  const missing = placed.filter(({ orderNum }) => !there.has(orderNum))
  const oldest = Math.min(measured.lostAt, ...missing.map(({ at }) => at))
  const lostSeconds = (measured.lostAt - oldest) / 1000
  const after = await checked(url)
  const { bytes, quiet, busy, backupSeconds, minutes, before } = measured
  const perTen = minutes * ((10 * GIGABYTE) / bytes)
  return [
    {
      what: 'size of the database, most of it pictures',
      figure: `${(bytes / GIGABYTE).toFixed(1)} GB`,
      held: true,
    },
    { what: 'backup beside 4 shoppers', figure: `${backupSeconds.toFixed(0)} s`, held: true },
    {
      what: 'orders a second without a backup, and while it is made',
      figure: `${quiet.toFixed(0)}, ${busy.toFixed(0)}`,
      held: busy > 0,
    },
    {
      what: 'restore',
      figure: `${minutes.toFixed(1)} min; in proportion, ${perTen.toFixed(1)} min for 10 GB`,
      limit: '15 min for 10 GB',
      held: perTen <= 15,
    },
    {
      what: 'orders before the loss, and those of them that are missing',
      figure: `${shown(placed.length)}, ${shown(missing.length)}`,
      held: there.size > 0,
    },
    {
      what: 'lost before the disk was',
      figure: `the orders of the last ${lostSeconds.toFixed(0)} s`,
      limit: '60 s',
      held: lostSeconds <= 60,
    },
    {
      what: 'errors that an audit finds in the restored shop, and in the shop before the loss',
      figure: `${after}, ${before}`,
      limit: 'nothing, nothing',
      held: after === 'nothing' && before === 'nothing',
    },
  ]
}

/** Returns the names of the checks that find something wrong in a shop. */
async function checked(url: string): Promise<string> {
  const { wrong } = await withConnection(url, client => audit(client))
  return wrong.map(({ name }) => name).join(', ') || 'nothing'
}

/** Lets shoppers place orders one after the other, and notes each one that was acknowledged. */
function sellTo(address: string) {
  const placed: Placed[] = []
  let going = true
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    while (going) {
      const answer = await fetch(`${address}/api/orders/save`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: oneOrder(PRODUCT),
      }).catch(() => undefined)
      const body = (await answer?.json().catch(() => ({}))) as { orders?: { orderNum: string } } | undefined
      if (body?.orders) placed.push({ orderNum: body.orders.orderNum, at: Date.now() })
      else await wait(50)
    }
  })
  return {
    placed,
    /** The orders a second while some work is done. */
    async rate(work: () => Promise<unknown>): Promise<number> {
      const [before, began] = [placed.length, performance.now()]
      await work()
      return (placed.length - before) / ((performance.now() - began) / 1000)
    },
    async stop(): Promise<void> {
      going = false
      await Promise.all(shoppers)
    },
  }
}

async function fillWithPictures(url: string): Promise<void> {
  const AT_ONCE = 100
  await withConnection(url, async client => {
    for (let done = 0; done < PICTURES; done += AT_ONCE)
      await client.query(
        `insert into pictures (hash, mime_type, width, height, bytes)
         select encode(sha256(bytes), 'hex'), 'image/webp', 800, 800, bytes from unnest($1::bytea[]) bytes`,
        [Array.from({ length: AT_ONCE }, () => randomBytes(PICTURE_BYTES))],
      )
  })
}
