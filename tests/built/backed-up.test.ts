import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { reachDatabase } from '../../database/reach.ts'
import { runNode } from '../../scripts/testing/run-node.ts'
import { startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { newPerson, signIn } from '../support/people.ts'
import { guestOrder, type TestShop } from '../support/test-shop.ts'

const root = join(import.meta.dirname, '..', '..')
const own = `backed-up-${randomBytes(4).toString('hex')}`
const folder = (name: string) => join(root, 'data', `${own}-${name}`)
const variables = { BACKUP_KEY: randomBytes(32).toString('base64'), TRUSTED_PROXIES: '127.0.0.1,::1' }
// An outer server of a test run has its own backups.
const environment = (name: string) => ({
  ...{ ...variables, BACKUP_TO: place, DATA_FOLDER: folder(name), DATABASE_URL: '' },
})
let place: string
let running: Awaited<ReturnType<typeof startBuiltShop>> | undefined

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'souk-backups-'))
})
afterAll(async () => {
  await stop()
  await rm(place, { recursive: true, force: true })
  for (const name of globSync(`${own}-*`, { cwd: join(root, 'data') }))
    await rm(join(root, 'data', name), { recursive: true, force: true })
})

const start = async (name: string) => {
  running = await startBuiltShop(environment(name))
}
const stop = async () => {
  if (running) await stopped(running.process)
  running = undefined
}
const script = (file: string, name: string, ...words: string[]) =>
  runNode(root, [join(root, 'scripts', file), ...words], { environment: environment(name) })

/** Asks the database of a running shop. */
async function ask(name: string, sql: string, values: unknown[] = []) {
  const { url } = await reachDatabase({ folder: folder(name), say: () => {} })
  return askOnce(url, sql, values)
}

const send = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${running?.address}/api${path}`, init)
  return {
    status: answer.status,
    body: await answer.json(),
    headers: { 'set-cookie': answer.headers.getSetCookie() },
  }
}
const shop = {
  get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
  post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    }),
} as unknown as TestShop

async function placeOrder(): Promise<{ orderNum: string; link: string }> {
  const { status, body } = await shop.post('/orders/save', guestOrder([{ productId: 1701, quantity: 1 }]))
  expect(status).toBe(200)
  return body.orders
}

async function becomeOwner(name: string) {
  const person = newPerson()
  const { body } = await shop.post('/users/register', person)
  await ask(name, `insert into staff_roles (cust_id, role) values ($1, 'owner')`, [body.custId])
  return person
}

/** Waits until everything that was committed until now is in the place of the backups. */
async function allStored(name: string): Promise<void> {
  // A file without a change is never handed over.
  await ask(name, `select pg_logical_emit_message(true, 'test', 'a change')`)
  const [row] = await ask(name, 'select pg_walfile_name(pg_switch_wal()) as file')
  const there = () =>
    globSync('wal/*', { cwd: place }).some(file => basename(file).startsWith(String(row?.file)))
  await expect.poll(there, { timeout: 30_000 }).toBe(true)
}

const health = async (bearer: Record<string, string>, kind: string) =>
  (await shop.get('/upkeep/findHealth', bearer)).body.runs.find((run: { kind: string }) => run.kind === kind)

let owner: ReturnType<typeof newPerson>
let orders: { orderNum: string; link: string }[]
let picture: string

test('a shop with a place for backups makes one at once, and the owner sees it', async () => {
  await start('first')
  owner = await becomeOwner('first')
  const { bearer } = await signIn(shop, owner)
  await expect.poll(async () => (await health(bearer, 'BACKUP')).state, { timeout: 60_000 }).toBe('GOOD')
  const { facts } = await health(bearer, 'BACKUP')
  expect(facts.map(({ name }: { name: string }) => name).sort()).toEqual([
    'bytes',
    'freeBytes',
    'seconds',
    'walFiles',
  ])
})

test('a backup that is killed leaves nothing that counts, and the next one is good', async () => {
  const before = globSync('base/*', { cwd: place }).length
  const killed = spawn(process.execPath, [join(root, 'scripts', 'back-up.ts')], {
    env: { ...process.env, ...environment('first') },
    stdio: 'ignore',
  })
  const begun = () => globSync('base/*', { cwd: place }).length
  await expect.poll(begun, { timeout: 30_000, interval: 10 }).toBe(before + 1)
  await stopped(killed, 'SIGKILL')
  expect(globSync('base/*/manifest.json', { cwd: place })).toHaveLength(before)
  const ran = await script('back-up.ts', 'first')
  expect(ran.printed).toContain('The backup is made')
  expect(ran.code).toBe(0)
  expect(globSync('base/*/manifest.json', { cwd: place })).toHaveLength(before + 1)
  expect(globSync('base/*/database.tar*', { cwd: place })).toHaveLength(before + 1)
})

test('orders, pictures and accounts are there again on an empty machine', async () => {
  orders = [await placeOrder(), await placeOrder()]
  const page = await (await fetch(`${running?.address}/`)).text()
  picture = /\/pictures\/\w+/.exec(page)?.[0] ?? ''
  const pictureOf = async () =>
    Buffer.from(await (await fetch(`${running?.address}${picture}`)).arrayBuffer())
  const bytes = await pictureOf()
  expect(bytes.length).toBeGreaterThan(1_000)
  await allStored('first')
  await stop()
  const { printed, code } = await script('restore-shop.ts', 'second')
  expect(printed).toContain('The shop is restored in ')
  expect(code).toBe(0)
  await start('second')
  for (const { orderNum, link } of orders)
    expect((await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body.orders).toMatchObject({ orderNum })
  expect((await pictureOf()).equals(bytes)).toBe(true)
  const { bearer } = await signIn(shop, owner)
  expect((await shop.get('/upkeep/findHealth', bearer)).status).toBe(200)
  // It goes on under a timeline of its own, which gets a backup at once.
  await expect
    .poll(
      () =>
        ask(
          'second',
          `select 1 from upkeep_runs where facts #>> '{server,timeline}' = '2' and outcome = 'GOOD'`,
        ),
      {
        timeout: 60_000,
      },
    )
    .toHaveLength(1)
})

test('a drill is good, and notes how old the newest change was; with broken books it is wrong', async () => {
  const { bearer } = await signIn(shop, owner)
  await placeOrder()
  await allStored('second')
  const good = await script('try-restore.ts', 'second')
  expect(good.printed).toMatch(/All \d+ checks are good/)
  expect(good.code).toBe(0)
  const run = await health(bearer, 'DRILL')
  expect(run).toMatchObject({ state: 'GOOD', problem: null })
  expect(run.facts.map(({ name }: { name: string }) => name).sort()).toEqual([
    ...['ageSeconds', 'bytes', 'checked', 'restoreMinutes'],
  ])
  expect(existsSync(join(folder('second'), 'drill'))).toBe(false)
  await ask('second', 'update orders set paid = paid + 1 where order_num = $1', [orders[0]?.orderNum])
  await allStored('second')
  const wrong = await script('try-restore.ts', 'second')
  expect([wrong.code, wrong.printed]).toEqual([
    1,
    expect.stringContaining('order-has-the-money-of-its-ledgers'),
  ])
  expect(await health(bearer, 'DRILL')).toMatchObject({ state: 'WRONG', needsOwner: true })
  await ask('second', 'update orders set paid = paid - 1 where order_num = $1', [orders[0]?.orderNum])
})

test('a person who was erased does not come back with a restore to the moment before', async () => {
  const { bearer } = await signIn(shop, owner)
  const person = newPerson()
  const { body } = await shop.post('/users/register', person)
  const [contact] = await ask('second', 'select contact_id as id from customers where cust_id = $1', [
    body.custId,
  ])
  await expect.poll(() => ask('second', 'select 1 from pg_stat_archiver')).toHaveLength(1)
  const [row] = await ask('second', 'select clock_timestamp() as now')
  const before = new Date(row?.now as string)
  await expect.poll(() => Date.now()).toBeGreaterThan(before.getTime() + 1_000)
  expect((await shop.post('/customers/erase', { contactId: contact?.id }, bearer)).status).toBe(200)
  await expect.poll(() => globSync('erasures/*', { cwd: place }).length, { timeout: 30_000 }).toBe(1)
  await allStored('second')
  await stop()
  const { printed, code } = await script('restore-shop.ts', 'third', '--at', before.toISOString())
  expect([code, printed]).toEqual([0, expect.stringContaining('The shop is restored in ')])
  await start('third')
  const email = async () =>
    (await ask('third', 'select email from contacts where contact_id = $1', [contact?.id]))[0]?.email
  await expect.poll(email, { timeout: 30_000 }).toBe('')
  expect(existsSync(join(folder('third'), 'erasures.json'))).toBe(false)
})

test('a shop with orders is not replaced by a restore, and a wrong key is named', async () => {
  const { printed, code } = await script('restore-shop.ts', 'third')
  expect([code, printed]).toEqual([2, expect.stringContaining('a restore never replaces a shop')])
  const other = await runNode(root, [join(root, 'scripts', 'restore-shop.ts')], {
    environment: { ...environment('fourth'), BACKUP_KEY: randomBytes(32).toString('base64') },
  })
  expect([other.code, other.printed]).toEqual([
    2,
    expect.stringContaining('BACKUP_KEY is not the key of this backup.'),
  ])
  expect(other.printed).not.toContain(variables.BACKUP_KEY)
})
