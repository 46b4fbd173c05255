import { databaseOn, inTransaction } from '../../../database/pool.ts'
import { derivedFrom } from '../../../server/process/secret.ts'
import { appOf, newSecret } from '../../../shop/customers/second-factor/second-factor.server.ts'
import { issueLink, type LinkPurpose } from '../../../shop/customers/sign-in/mailed-links.server.ts'
import { beginSession } from '../../../shop/customers/sign-in/sessions.server.ts'
import { issueOwnerLink } from '../../../shop/customers/staff/owner-link.server.ts'
import type { Call } from '../../../shop/lib/call.ts'
import { pathParameters } from '../../../shop/lib/call.ts'
import type { Role } from '../../../shop/lib/permissions.ts'
import type { ServiceName } from '../../../shop/lib/services.ts'
import { sealSecrets } from '../../../shop/mails/sealed-secrets.server.ts'
import { multipart, type SentFile } from '../multipart.ts'
import { newPerson } from '../people.ts'
import { TEST_SECRET, type TestShop } from '../test-shop.ts'

/** The caller: signed out, an unrelated customer, the customer whose data it names, or someone with a role. */
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
  'driver',
] as const
export type CallerName = (typeof callers)[number]

/** An account of the table's world; all have the same password. */
export type Actor = { custId: number; email: string; represents?: boolean }
export const PASSWORD = 'of everybody here'

/** The data that the table's inputs are made from. */
export type World = {
  shop: TestShop
  actors: Record<Exclude<CallerName, 'nobody'>, Actor>
  /** An order that belongs to `own`. */
  order(orders?: object): Promise<{ orderId: number; orderNum: string; link: string }>
  link(purpose: LinkPurpose, actor: Actor): Promise<string>
  /** A link that makes its reader the owner: the present owner gives up the role until their next call. */
  ownerLink(): Promise<string>
  /** The secret of an invitation to join the staff. */
  invitation(): Promise<{ invitationId: number; secret: string }>
  /** An account with the picker role. */
  picker(): Promise<Actor>
  /** Starts a second factor of an account, and confirms it; returns a valid code. */
  factor(actor: Actor, stage: 'none' | 'begun' | 'confirmed'): Promise<string>
  news(): Promise<number>
  /** A new block on the page of questions. */
  block(): Promise<number>
  /** A parked message. */
  message(): Promise<number>
  /** A waiting message with a link that resets the password of `own`. */
  resetMessage(): Promise<number>
  /** Forgets a service that an earlier input has set. */
  unset(name: ServiceName): Promise<void>
}

/** A shop with one account for each caller. */
export async function makeWorld(shop: TestShop): Promise<World> {
  const database = databaseOn(shop.pool)
  const actors = {} as World['actors']
  for (const name of callers) {
    if (name === 'nobody') continue
    const person = { ...newPerson(), loginPassword: PASSWORD }
    const { body } = await shop.post('/users/register', person)
    actors[name] = { custId: body.custId, email: person.email, represents: name === 'representative' }
    if (name === 'representative')
      await shop.pool.query('update customers set representative_since = now() where cust_id = $1', [
        body.custId,
      ])
    else if (name !== 'other' && name !== 'own')
      await shop.pool.query('insert into staff_roles (cust_id, role) values ($1, $2)', [
        body.custId,
        name satisfies Role,
      ])
  }
  return {
    shop,
    actors,
    ownerLink: async () => {
      await shop.pool.query(`update staff_roles set role = 'laid aside' where role = 'owner'`)
      return (await inTransaction(shop.pool, on => issueOwnerLink(on, new Date()))) as string
    },
    invitation: async () => {
      const { email } = newPerson()
      const { rows } = await shop.pool.query(
        `insert into staff_invitations (email, role, branch_id, invited_by, expires_at)
         values ($1, 'picker', 1, $2, now() + interval '7 days') returning invitation_id`,
        [email, actors.owner.custId],
      )
      const invitationId: number = rows[0].invitation_id
      const value = { custId: 0, email, invitationId }
      const secret = await issueLink(database, 'join-staff', value, new Date())
      await writeMessage(shop, { template: 'join-staff', email, secret, key: `join-staff ${invitationId}` })
      return { invitationId, secret }
    },
    resetMessage: async () => {
      const { custId, email } = actors.own
      const secret = await issueLink(database, 'reset-password', { custId, email }, new Date())
      return writeMessage(shop, { template: 'reset-password', email, secret, key: secret })
    },
    unset: async name => {
      const headers = await headersOf(shop, actors.owner)
      const { body } = await shop.get('/services/find', headers)
      if (body[name].set) await shop.post('/services/forget', { name, version: body[name].version }, headers)
    },
    picker: async () => {
      const { email } = newPerson()
      const { rows } = await shop.pool.query(
        `with contact as (
           insert into contacts (first_name, last_name, email, phone1) values ('Tariq', 'Malik', $1, '')
           returning contact_id
         ), customer as (
           insert into customers (contact_id, login_id) select contact_id, $1 from contact returning cust_id
         ) insert into staff_roles (cust_id, role) select cust_id, 'picker' from customer
         returning cust_id`,
        [email],
      )
      return { custId: rows[0].cust_id as number, email }
    },
    factor: (actor, stage) => setUpFactor(shop, actor, stage),
    order: async (orders = {}) => {
      await restock(shop.pool)
      const headers = await headersOf(shop, actors.own)
      const body = {
        orders,
        orderItems: [
          { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
        ],
      }
      const answer = await shop.post('/orders/save', body, headers)
      await shop.pool.query('delete from unpaid_holds')
      return answer.body.orders
    },
    link: (purpose, { custId, email }) => issueLink(database, purpose, { custId, email }, new Date()),
    block: async () => {
      const { rows } = await shop.pool.query(
        `insert into content_blocks (page, part, title) values ('faq', 'questions', 'Is it fresh?') returning block_id`,
      )
      return rows[0].block_id
    },
    message: async () => {
      const { rows } = await shop.pool.query(
        `insert into outbox (channel, template, recipient, data, dedupe_key, parked_at)
         values ('sms', 'alert', '0300 7654321', '{"message": "Your order is here"}', gen_random_uuid()::text, now())
         returning message_id::int`,
      )
      return rows[0].message_id
    },
    news: async () => {
      const { rows } = await shop.pool.query(
        `insert into news_items (news) values ('Fresh today') returning news_id`,
      )
      return rows[0].news_id
    },
  }
}

/** Writes a waiting message with the sealed secret of a link; returns its id. */
async function writeMessage(
  { pool }: TestShop,
  { template, email, secret, key }: Record<'template' | 'email' | 'secret' | 'key', string>,
): Promise<number> {
  const message = { channel: 'mail' as const, template, recipient: email, data: { secret }, dedupeKey: key }
  const { data } = sealSecrets(message, derivedFrom(TEST_SECRET))
  const { rows } = await pool.query(
    `insert into outbox (channel, template, recipient, data, dedupe_key)
     values ('mail', $1, $2, $3, $4) returning message_id::int`,
    [template, email, JSON.stringify(data), key],
  )
  return rows[0].message_id
}

/** Adds to the ledger what is ordered, so that it never runs out, however many orders are placed. */
const restock = (pool: TestShop['pool']) =>
  pool.query(
    `with more as (
       update availabilities a set on_hand = on_hand + 1 from stock s
       where s.availability_id = a.availability_id and s.product_id = 101 returning a.availability_id
     )
     insert into movements (availability_id, change, cause) select availability_id, 1, 'COUNT' from more`,
  )

/** Returns the headers of a new session of an account, made without a password. */
export async function headersOf(shop: TestShop, actor: Actor): Promise<Record<string, string>> {
  const { custId } = actor
  await settleOwner(shop, custId)
  await openAgain(shop, actor)
  const token = await beginSession(databaseOn(shop.pool), custId, new Date())
  return { authorization: `Bearer ${token}` }
}

/** Restores an erased account as it was, with the common password. */
async function openAgain({ pool }: TestShop, { custId, email, represents = false }: Actor) {
  const { rowCount } = await pool.query(
    `update customers set closed_at = null, login_id = $2, representative_since = case when $3 then now() end
     where cust_id = $1 and closed_at is not null`,
    [custId, email, represents],
  )
  if (rowCount === 0) return
  await pool.query(
    `update contacts set first_name = 'Zainab', last_name = 'Qureshi', email = $2, phone1 = '0300 7654321'
     where contact_id = (select contact_id from customers where cust_id = $1)`,
    [custId, email],
  )
  await pool.query(
    `insert into credentials (user_id, account_id, provider_id, password)
     select $1::int, $1::text, 'credential', k.password from credentials k
     join staff_roles r on r.cust_id = k.user_id and r.role = 'manager' limit 1`,
    [custId],
  )
}

/** Gives the owner role back to the account that gave it up, and takes it from one that got it by a link. */
async function settleOwner(shop: TestShop, custId: number) {
  await shop.pool.query(
    `delete from staff_roles r where cust_id = $1 and role in ('owner', 'laid aside')
     and exists (select 1 from audit_entries a where a.action = 'become owner' and a.cust_id = r.cust_id)`,
    [custId],
  )
  await shop.pool.query(`update staff_roles set role = 'owner' where role = 'laid aside' and cust_id = $1`, [
    custId,
  ])
}

/** Brings the second factor of an account to a stage; returns the next valid code. */
async function setUpFactor(shop: TestShop, { custId }: Actor, stage: 'none' | 'begun' | 'confirmed') {
  await shop.pool.query('delete from second_factors where cust_id = $1', [custId])
  if (stage === 'none') return ''
  await shop.pool.query(`delete from rate_limits where key like 'guess-%'`)
  const { secret, sealed } = newSecret(custId, { derive: derivedFrom(TEST_SECRET) })
  await shop.pool.query('insert into second_factors (cust_id, secret, confirmed_at) values ($1, $2, $3)', [
    custId,
    sealed,
    stage === 'confirmed' ? new Date() : null,
  ])
  return appOf(secret, '', '').generate()
}

let addresses = 0

/** Sends a call as programs do; each time from its own address, so that limits by address do not matter. */
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

/** The body of a writing call: JSON, or a form if it takes a file; a text given as its file becomes the contents. */
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
