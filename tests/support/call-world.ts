import { databaseOn } from '../../database/pool.ts'
import { issueLink, type LinkPurpose } from '../../shop/customers/mailed-links.server.ts'
import type { Role } from '../../shop/customers/permissions.ts'
import { beginSession } from '../../shop/customers/sessions.server.ts'
import type { Call } from '../../shop/lib/call.ts'
import { pathParameters } from '../../shop/lib/call.ts'
import { multipart, type SentFile } from './multipart.ts'
import { newPerson } from './people.ts'
import type { TestShop } from './test-shop.ts'

/** Who makes a call: nobody, a customer whom it does not concern, the one whose data it names, or somebody with a role. */
export const callers = [
  'nobody',
  'other',
  'own',
  'representative',
  'owner',
  'manager',
  'catalogue',
  'orders',
  'picker',
  'content',
] as const
export type CallerName = (typeof callers)[number]

/** An account of the table's world; all have the same password. */
export type Actor = { custId: number; email: string }
export const PASSWORD = 'of everybody here'

/** What the table's inputs are made from. */
export type World = {
  shop: TestShop
  actors: Record<Exclude<CallerName, 'nobody'>, Actor>
  /** An order that belongs to `own`. */
  order(): Promise<{ orderId: number; orderNum: string; link: string }>
  link(purpose: LinkPurpose, actor: Actor): Promise<string>
  news(): Promise<number>
  /** A new block of the page of questions. */
  block(): Promise<number>
}

/** A shop with one account for each caller. */
export async function makeWorld(shop: TestShop): Promise<World> {
  const database = databaseOn(shop.pool)
  const actors = {} as World['actors']
  for (const name of callers) {
    if (name === 'nobody') continue
    const person = { ...newPerson(), loginPassword: PASSWORD }
    const { body } = await shop.post('/users/register', person)
    actors[name] = { custId: body.custId, email: person.email }
    if (name === 'representative')
      await shop.pool.query('update customers set representative_since = now() where cust_id = $1', [
        body.custId,
      ])
    else if (name !== 'other' && name !== 'own')
      await shop.pool.query('insert into staff_roles (cust_id, role, branch_id) values ($1, $2, 1)', [
        body.custId,
        name satisfies Role,
      ])
  }
  return {
    shop,
    actors,
    order: async () => {
      const headers = await headersOf(shop, actors.own)
      const body = { orders: {}, orderItems: [{ productId: 101, quantity: 1 }] }
      const answer = await shop.post('/orders/save', body, headers)
      return answer.body.orders
    },
    link: (purpose, { custId, email }) => issueLink(database, purpose, { custId, email }, new Date()),
    block: async () => {
      const { rows } = await shop.pool.query(
        `insert into content_blocks (page, part, title) values ('faq', 'questions', 'Is it fresh?') returning block_id`,
      )
      return rows[0].block_id
    },
    news: async () => {
      const { rows } = await shop.pool.query(
        `insert into news_items (news) values ('Fresh today') returning news_id`,
      )
      return rows[0].news_id
    },
  }
}

/** The header of a new session of somebody, made without a password. */
export async function headersOf(shop: TestShop, { custId }: Actor): Promise<Record<string, string>> {
  const token = await beginSession(databaseOn(shop.pool), custId, new Date())
  return { authorization: `Bearer ${token}` }
}

let addresses = 0

/** Sends a call as programs do; each time from an address of its own, so that limits by address do not matter. */
export async function sendCall(
  shop: TestShop,
  call: Call,
  input: Record<string, unknown>,
  headers: Record<string, string>,
  path: string = call.path,
) {
  addresses += 1
  const left = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  for (const name of pathParameters(path)) delete left[name]
  const isGet = call.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(left as Record<string, string>)}` : ''
  const answer = await shop.app.inject({
    method: call.method,
    url: `/api${filled}${query}`,
    remoteAddress: `10.1.${addresses >> 8}.${addresses & 255}`,
    ...(isGet ? { headers } : bodyOf(call, left, headers)),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** What a call that is no read carries: JSON, or a form where it takes a file; a text sent as its file is what it holds. */
function bodyOf(call: Call, input: Record<string, unknown>, headers: Record<string, string>) {
  if (!call.upload)
    return { headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(input) }
  const { file, ...fields } = input
  const form = multipart({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    ...(file === undefined ? {} : { file: asFile(file as string | SentFile) }),
  })
  return { headers: { ...headers, ...form.headers }, payload: form.payload }
}

const asFile = (sent: string | SentFile) =>
  typeof sent === 'string' ? { name: sent, bytes: Buffer.from(sent) } : sent
