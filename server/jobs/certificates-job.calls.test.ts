import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import { warnOfCertificatesOf } from './certificates-job.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate certificates, outbox cascade'))

/** Noon in Karachi. */
const noon = (day: string) => new Date(`${day}T07:00:00Z`)
const warn = (at: Date) =>
  warnOfCertificatesOf(
    shop.pool,
    { isStopping: () => false, report: () => {} },
    { secret: TEST_SECRET },
    () => at,
  )
const add = async (expiresOn: string, number = 'PK-1', withdrawn = false) =>
  (
    await shop.pool.query(
      `insert into certificates (kind, authority, number, issued_on, expires_on, withdrawn_at)
       values ('HALAL', 'Demo Council', $1, '2026-01-01', $2, $3) returning certificate_id as id`,
      [number, expiresOn, withdrawn ? new Date() : null],
    )
  ).rows[0].id as number
const letters = async () =>
  (
    await shop.pool.query(
      `select recipient, data from outbox where template = 'certificates-ending' order by message_id`,
    )
  ).rows
const prove = () =>
  shop.pool.query('update customers set proven_email = $2, email_proven_at = now() where cust_id = $1', [
    editor.custId,
    editor.email,
  ])

test('the people who look after certificates get one mail 60, 30 and 7 days before an end', async () => {
  await prove()
  await add('2027-03-01')
  const days = [
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-30',
    '2027-01-31',
    '2027-02-22',
    '2027-02-23',
  ]
  const warned: number[] = []
  for (const day of [...days, '2027-03-01', '2027-03-02']) warned.push((await warn(noon(day))).warned)
  expect(warned).toEqual([0, 1, 0, 1, 0, 1, 0, 0, 0])
  const sent = await letters()
  expect(sent.map(({ recipient }) => recipient)).toEqual([editor.email, editor.email, editor.email])
  expect(sent[0].data.goods).toEqual([
    { name: 'Halal: Demo Council, no. PK-1', quantity: '', about: '', price: 'ends on 1 Mar 2027' },
  ])
})

test('a shop that was off warns once of what it missed, and not of what has ended or is withdrawn', async () => {
  await add('2027-03-01', 'PK-1')
  await add('2027-03-20', 'PK-2')
  await add('2027-02-20', 'PK-3')
  await add('2027-03-02', 'PK-4', true)
  expect(await warn(noon('2027-02-25'))).toEqual({ warned: 2 })
  expect(await warn(noon('2027-02-25'))).toEqual({ warned: 0 })
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter.data.goods.map(({ name }: { name: string }) => name.slice(-4))).toEqual(['PK-1', 'PK-2'])
})

test('nobody is warned at night', async () => {
  await add('2027-03-01')
  // Five in the morning in Karachi.
  expect(await warn(new Date('2027-02-25T00:00:00Z'))).toEqual({ warned: 0 })
  expect(await warn(noon('2027-02-25'))).toEqual({ warned: 1 })
})

test('a shop in which nobody has proven a mailbox gets the mail itself', async () => {
  await shop.pool.query('update customers set proven_email = null, email_proven_at = null')
  await add('2027-03-01')
  await warn(noon('2027-02-25'))
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['salam@souk.example'])
})

test('two nodes that warn at the same moment warn once', async () => {
  await prove()
  await add('2027-03-01')
  const at = noon('2027-02-25')
  const both = await meeting(shop.pool, 'select from certificates for update', [
    () => warn(at),
    () => warn(at),
  ])
  expect(both.reduce((sum, { warned }) => sum + warned, 0)).toBe(1)
  expect(await letters()).toHaveLength(1)
})

test('a certificate that gets another end is warned of again', async () => {
  const certificateId = await add('2027-03-01')
  await warn(noon('2027-02-25'))
  const saved = await shop.post(
    '/certificates/save',
    {
      ...{
        certificateId,
        kind: 'HALAL',
        authority: 'Demo Council',
        number: 'PK-1',
        slaughter: null,
        stunning: null,
      },
      ...{ issuedOn: '2026-01-01', expiresOn: '2027-04-01', subjects: [] },
    },
    editor.bearer,
  )
  expect(saved.status).toBe(200)
  expect(await warn(noon('2027-02-25'))).toEqual({ warned: 1 })
})
