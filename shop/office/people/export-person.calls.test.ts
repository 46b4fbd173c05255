import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type Person, signIn, signUp } from '../../../tests/support/people.ts'
import { personEverywhere } from '../../../tests/support/person-everywhere.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { otherTables } from './other-tables.ts'
import { exportedColumns, loginColumn, type PersonalTable, personalTables } from './personal-columns.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const rows = async (text: string, values: unknown[] = []) => (await shop.pool.query(text, values)).rows
type Message = { data: { custId?: number } }
const inCode = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('the list of personal columns', () => {
  test('decides on every column of every table, and on no other', async () => {
    const columns = await rows(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
    )
    const others: readonly string[] = otherTables
    const there = columns
      .filter(({ table }) => !others.includes(table))
      .map(one => `${one.table}.${one.column}`)
    const decided = Object.entries(personalTables).flatMap(([table, says]) =>
      Object.keys(says).map(column => `${table}.${column}`),
    )
    expect(there).toEqual(decided.sort())
    const tables = new Set<string>(columns.map(({ table }) => table))
    expect(others.filter(table => !tables.has(table))).toEqual([])
  })
})

describe('the file of a person', () => {
  test('has every column of the person with its value, and no secrets', async () => {
    const person = await personEverywhere(shop, staff)
    const { status, body } = await shop.post(
      '/customers/export',
      { contactId: person.contactId },
      staff.bearer,
    )
    expect(status).toBe(200)
    const missing: string[] = []
    for (const table of Object.keys(personalTables) as PersonalTable[]) {
      // A person with a role cannot be erased, so this one has none.
      if (table === 'staff_roles') continue
      for (const column of exportedColumns(table)) {
        const values = body.data[inCode(table)] ?? []
        if (!values.some((row: object) => inCode(column) in row)) missing.push(`${table}.${column}`)
      }
    }
    expect(missing).toEqual([])
    const text = JSON.stringify(body)
    for (const word of [
      person.email,
      'Canaryfirst',
      'Canarylast',
      '0399 7000111',
      '0399 7000222',
      '0399 7000333',
    ])
      expect(text).toContain(word)
    for (const word of [
      'Canarystreet',
      'Canaryfloor',
      'Canaryville',
      'Canarybilling',
      'Canarynote',
      'Canaryline',
    ])
      expect(text).toContain(word)
    for (const word of ['Canaryreason', 'Canaryordernote', 'Canarycare', 'Canaryquestion', 'Canarypay'])
      expect(text).toContain(word)
    for (const word of [person.code, 'Canarymessage', 'canarybrowser', person.loginId])
      expect(text).toContain(word)
    expect(text).not.toMatch(/canarylink|canaryothers|canarysecret|canaryhash|canarymark|argon2/)
    const own = (await shop.post('/customer/export', {}, person.bearer)).body.data
    expect({ ...own, auditEntries: [] }).toEqual({ ...body.data, auditEntries: [] })
  })

  test('of a staff member is for people who manage staff, and for themselves', async () => {
    const [picker, owner] = [await signUp(shop, 'picker'), await signUp(shop, 'owner')]
    const [{ contact_id: contactId }] = await rows('select contact_id from customers where cust_id = $1', [
      picker.custId,
    ])
    const take = (who: Person) => shop.post('/customers/export', { contactId }, who.bearer)
    expect(await take(staff)).toMatchObject({ status: 403, body: { type: '/problems/works-here' } })
    expect((await take(owner)).body.data.staffRoles).toHaveLength(1)
    expect((await shop.post('/customer/export', {}, picker.bearer)).body.data.sessions).toHaveLength(1)
    const look = async (who: Person) => (await shop.get(`/customers/findOne/${contactId}`, who.bearer)).body
    expect(await look(staff)).toMatchObject({ roles: [], loginId: null, lastSeenAt: null })
    expect(await look(owner)).toMatchObject({ roles: ['picker'], loginId: picker.email })
  })

  test('has nothing of people who only have the same e-mail or name', async () => {
    const [victim, thief] = [await signUp(shop), await signUp(shop)]
    await shop.post('/email/api/contactEmail', {
      name: 'Zainab',
      email: victim.email,
      phone: '0300',
      querydata: 'Secretquestion',
    })
    // Typing someone's e-mail does not prove it.
    await shop.pool.query(
      'update contacts set email = $2 where contact_id = (select contact_id from customers where cust_id = $1)',
      [thief.custId, victim.email],
    )
    const { body } = await shop.post('/customer/export', {}, thief.bearer)
    expect(JSON.stringify(body)).not.toContain('Secretquestion')
    // The same if the shop knows the mailbox only from a message.
    const stranger = 'only.wrote@example.org'
    await shop.pool.query('update contacts set email = $1 where email = $2', [stranger, victim.email])
    await shop.pool.query(
      `insert into outbox (channel, template, recipient, data, dedupe_key)
       values ('mail', 'contact', 'salam@souk.example', $1, 'of a stranger'),
       ('mail', 'join-staff', $2, '{"role": "Strangequestion"}', 'to a stranger')`,
      [JSON.stringify({ email: stranger, querydata: 'Strangequestion' }), stranger],
    )
    await shop.pool.query(
      'delete from contacts c where email = $1 and not exists (select 1 from customers u where u.contact_id = c.contact_id)',
      [stranger],
    )
    await shop.pool.query(
      `update contacts set email = 'moved@example.org' where contact_id = (select contact_id from customers where cust_id = $1)`,
      [victim.custId],
    )
    const again = (await shop.post('/customer/export', {}, thief.bearer)).body
    expect(JSON.stringify(again)).not.toContain('Strangequestion')
    expect(body.data.customers).toHaveLength(1)
    expect((body.data.outbox ?? []).filter((row: Message) => row.data.custId !== thief.custId)).toEqual([])
  })
})

test('an own export does not reveal whose mailbox an unconfirmed e-mail is', async () => {
  const [owner, other] = [await signUp(shop), await signUp(shop)]
  for (const { custId, email } of [owner, other])
    await shop.pool.query(
      'update customers set proven_email = $2, email_proven_at = now() where cust_id = $1',
      [custId, email],
    )
  /** All that an export says, except numbers and times. */
  const said = async (email: string, changedTo: string, became: string) => {
    await shop.pool.query('delete from rate_limits')
    const typed = { ...newPerson(), email }
    await shop.post('/users/register', typed)
    const stranger = await signIn(shop, typed)
    await shop.post('/users/forgotPassword', { email })
    for (let time = 0; time < 6; time += 1)
      await shop.post('/users/authenticate', { loginId: email, loginPassword: 'a wrong guess' })
    const { loginPassword } = typed
    expect(
      await shop.post('/users/changeEmail', { email: changedTo, loginPassword }, stranger.bearer),
    ).toMatchObject({
      status: 200,
    })
    await shop.pool.query(`update outbox set ${became} where recipient in ($1, $2)`, [email, changedTo])
    const { status, body } = await shop.post('/customer/export', {}, stranger.bearer)
    expect(status).toBe(200)
    expect(body.data.outbox.length).toBeGreaterThan(1)
    return JSON.stringify(body.data)
      .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'time')
      .replaceAll(/\d+/g, '0')
  }
  // The sender treats them differently: people who have proven a mailbox want the shop's mails, others have a limit.
  const taken = await said(owner.email, other.email, 'sent_at = now()')
  const limited = "parked_at = now(), problem = 'too many'"
  expect(await said(newPerson().email, newPerson().email, limited)).toEqual(taken)
})

test('the column that names staff by login id is there', async () => {
  const { table, column } = loginColumn
  expect(await rows(`select ${column} from ${table} limit 1`)).toHaveLength(1)
})
