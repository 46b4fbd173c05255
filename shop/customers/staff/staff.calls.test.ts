import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { mailedSecret, newPerson, type Person, signIn, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const asOwner = (path: string, body: object) => shop.post(path, body, owner.bearer)
const prove = ({ custId, email }: Person) =>
  shop.pool.query('update customers set proven_email = $2 where cust_id = $1', [custId, email])

describe('a role', () => {
  test('is given to the account that has proven the mailbox, and counts from the next call on', async () => {
    const person = await signUp(shop)
    const give = (role: string) => asOwner('/staff/giveRole', { login: person.email, role })
    expect((await give('catalogue')).body.type).toBe('/problems/not-proven')
    await prove(person)
    expect((await give('catalogue')).body).toEqual({ custId: person.custId, roles: ['catalogue'] })
    expect((await give('content')).body.roles).toEqual(['catalogue', 'content'])
    expect((await give('content')).body.type).toBe('/problems/has-role')
    expect((await shop.get('/session', person.bearer)).body.roles.sort()).toEqual(['catalogue', 'content'])
    expect((await asOwner('/staff/giveRole', { login: 'nobody@example.org', role: 'picker' })).status).toBe(
      404,
    )
    const nowhere = { login: person.email, role: 'picker', branchId: 99 }
    expect((await asOwner('/staff/giveRole', nowhere)).body.type).toBe('/problems/not-found')
  })

  test('counts at all branches unless it names one, and an owner works for all of them', async () => {
    const clifton = await addBranch(shop, 'Clifton')
    const person = await signUp(shop)
    await prove(person)
    const give = (role: string, branchId?: number | null) =>
      asOwner('/staff/giveRole', { login: person.email, role, branchId })
    const session = async () => (await shop.get('/session', person.bearer)).body
    expect((await give('orders', clifton)).status).toBe(200)
    expect(await session()).toMatchObject({ roles: ['orders'], shopRoles: [], branches: [clifton] })
    expect((await shop.get('/staff/find', owner.bearer)).body.rows).toContainEqual(
      expect.objectContaining({
        custId: person.custId,
        roles: [expect.objectContaining({ role: 'orders', branchId: clifton, branchName: 'Clifton' })],
      }),
    )
    expect((await give('orders', null)).status).toBe(200)
    expect((await give('orders')).body.type).toBe('/problems/has-role')
    expect(await session()).toMatchObject({ roles: ['orders'], branches: null })
    const owns = await give('owner', clifton)
    expect(owns.status).toBe(400)
    expect(owns.body.errors).toMatchObject([{ field: 'branchId' }])
    const elsewhere = { email: 'owner2@example.org', role: 'owner', branchId: clifton }
    expect((await asOwner('/staff/invite', elsewhere)).body.errors).toMatchObject([{ field: 'branchId' }])
    await shop.pool.query('update branches set active_flag = false where branch_id = $1', [clifton])
    await asOwner('/staff/takeRole', { custId: person.custId, role: 'orders' })
    expect(await session()).toMatchObject({ roles: [], branches: null })
  })

  test('is given by a login id as well', async () => {
    const { body } = await shop.post('/users/register', { ...newPerson(), loginId: 'bilal.staff' })
    const given = await asOwner('/staff/giveRole', { login: 'Bilal.Staff', role: 'orders' })
    expect(given.body).toEqual({ custId: body.custId, roles: ['orders'] })
  })

  test('is taken away; with the last one the sessions end', async () => {
    const person = await signUp(shop, 'picker')
    await shop.pool.query(`insert into staff_roles (cust_id, role) values ($1, 'content')`, [person.custId])
    const take = (role: string) => asOwner('/staff/takeRole', { custId: person.custId, role })
    expect((await take('picker')).body.roles).toEqual(['content'])
    expect((await shop.get('/session', person.bearer)).body.roles).toEqual(['content'])
    expect((await take('picker')).status).toBe(404)
    expect((await take('content')).body.roles).toEqual([])
    expect((await shop.get('/customer/profile', person.bearer)).status).toBe(401)
  })

  test("of the last owner cannot be removed, even if all owners remove each other's at the same moment", async () => {
    const takeFrom = (by: Person, of: Person) =>
      shop.post('/staff/takeRole', { custId: of.custId, role: 'owner' }, by.bearer)
    expect((await takeFrom(owner, owner)).body.type).toBe('/problems/last-owner')
    const others = [await signUp(shop, 'owner'), await signUp(shop, 'owner'), await signUp(shop, 'owner')]
    const all = [owner, ...others]
    const answers = await meeting(
      shop.pool,
      `select from staff_roles where role = 'owner' for update`,
      all.map((by, at) => () => takeFrom(by, all[(at + 1) % all.length] as Person)),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(all.length)
    const { rows } = await shop.pool.query(`select cust_id from staff_roles where role = 'owner'`)
    expect(rows).toHaveLength(all.length - answers.filter(({ status }) => status === 200).length)
    expect(rows.length).toBeGreaterThan(0)
    await shop.pool.query(`delete from staff_roles where role = 'owner'`)
    await shop.pool.query(`insert into staff_roles (cust_id, role) values ($1, 'owner')`, [owner.custId])
    owner = await signIn(shop, { email: owner.email, loginPassword: owner.password })
  })

  test('of a closed account does not count as an owner', async () => {
    const gone = await signUp(shop, 'owner')
    await shop.pool.query('update customers set closed_at = now() where cust_id = $1', [gone.custId])
    const answer = await asOwner('/staff/takeRole', { custId: owner.custId, role: 'owner' })
    expect(answer.body.type).toBe('/problems/last-owner')
    expect((await asOwner('/staff/takeRole', { custId: gone.custId, role: 'owner' })).status).toBe(200)
  })
})

describe('an invitation', () => {
  const invite = async (email: string, role = 'catalogue') => {
    const answer = await asOwner('/staff/invite', { email, role })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { ...answer.body, secret: await mailedSecret(shop, 'join-staff', email) }
  }
  const join = (secret: string, more: object = {}) =>
    shop.post('/users/joinStaff', {
      secret,
      firstName: 'Bilal',
      lastName: 'Siddiqui',
      loginPassword: 'four crates of okra',
      ...more,
    })

  test('opens an account with the role and a proven mailbox, once', async () => {
    const { email } = newPerson()
    const { secret } = await invite(email)
    expect((await shop.post('/users/findInvitation', { secret })).body).toEqual({
      email,
      role: 'catalogue',
      branchName: null,
    })
    const answers = await Promise.all([join(secret), join(secret), join(secret)])
    const joined = answers.filter(({ status }) => status === 200)
    expect(joined).toHaveLength(1)
    const bearer = { authorization: `Bearer ${joined[0]?.body.token}` }
    expect((await shop.get('/session', bearer)).body.roles).toEqual(['catalogue'])
    expect((await shop.get('/customer/profile', bearer)).body).toMatchObject({ email, emailProven: true })
    expect((await join(secret)).body.type).toBe('/problems/link-dead')
    expect((await asOwner('/staff/invite', { email, role: 'picker' })).body.type).toBe(
      '/problems/has-account',
    )
  })

  test('is dead once it is withdrawn, replaced, or older than seven days', async () => {
    const [first, second, third] = [newPerson().email, newPerson().email, newPerson().email]
    const withdrawn = await invite(first)
    const open = async () => (await shop.get('/staff/findInvitations', owner.bearer)).body.invitations
    expect(await open()).toMatchObject([{ email: first }])
    await asOwner('/staff/withdrawInvitation', { invitationId: withdrawn.invitationId })
    expect(await open()).toEqual([])
    const replaced = await invite(second)
    const now = await invite(second, 'content')
    const old = await invite(third)
    for (const { secret } of [withdrawn, replaced])
      expect((await join(secret)).body.type).toBe('/problems/link-dead')
    expect((await join(now.secret, { loginPassword: 'short' })).body.errors[0].field).toBe('loginPassword')
    expect((await join(now.secret)).status).toBe(200)
    shop.later(7 * 24 * 60 + 1)
    expect((await join(old.secret)).body.type).toBe('/problems/link-dead')
    owner = await signIn(shop, { email: owner.email, loginPassword: owner.password })
    expect(await open()).toEqual([])
  })

  test('is dead once its author may no longer invite staff', async () => {
    const former = await signUp(shop, 'owner')
    const { email } = newPerson()
    const invited = await shop.post('/staff/invite', { email, role: 'owner' }, former.bearer)
    expect(invited.status).toBe(200)
    const secret = await mailedSecret(shop, 'join-staff', email)
    await asOwner('/staff/takeRole', { custId: former.custId, role: 'owner' })
    expect((await join(secret)).body.type).toBe('/problems/link-dead')
  })

  test('is sent once if a mailbox is invited several times at the same moment', async () => {
    const { email } = newPerson()
    const asked = await Promise.all([1, 2, 3].map(() => asOwner('/staff/invite', { email, role: 'picker' })))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await shop.pool.query('select 1 from staff_invitations where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  test('does not take a mailbox that another person has proven since', async () => {
    const { email } = newPerson()
    const { secret } = await invite(email)
    const rival = await signUp(shop)
    await prove({ ...rival, email })
    expect((await join(secret)).body.type).toBe('/problems/email-taken')
    const { rows } = await shop.pool.query(`select 1 from contacts where email = $1`, [email])
    expect(rows).toEqual([])
  })
})

describe('a member of staff', () => {
  test('is listed with roles, second factor and when they were last seen, in pages and in order', async () => {
    await shop.pool.query('delete from staff_roles where cust_id <> $1', [owner.custId])
    const names = ['Amina', 'Bilal', 'Chand']
    for (const firstName of names) {
      const person = await signUp(shop, 'picker')
      await shop.pool.query(
        'update contacts set first_name = $1 where contact_id = (select contact_id from customers where cust_id = $2)',
        [firstName, person.custId],
      )
    }
    const list = async (query: string) => (await shop.get(`/staff/find?${query}`, owner.bearer)).body
    const namesOf = ({ rows }: { rows: { firstName: string }[] }) => rows.map(({ firstName }) => firstName)
    const first = await list('size=3')
    expect(first.total).toBe(4)
    expect(namesOf(first)).toEqual(names)
    expect(namesOf(await list('size=3&page=2'))).toEqual(['Zainab'])
    expect(namesOf(await list('q=bIL'))).toEqual(['Bilal'])
    expect(namesOf(await list('sort=-since&size=1'))).toEqual(['Chand'])
    const [me] = (await list('sort=-lastSeen')).rows.filter(
      ({ custId }: { custId: number }) => custId === owner.custId,
    )
    expect(me).toMatchObject({
      email: owner.email,
      secondFactor: false,
      roles: [{ role: 'owner', branchId: null, branchName: null }],
    })
    expect(Date.parse(me.lastSeenAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('was last seen at a call, stored once a minute; for customers it is not stored', async () => {
    const [person, customer] = [await signUp(shop, 'content'), await signUp(shop)]
    const seen = async ({ custId }: Person) =>
      (await shop.pool.query('select last_seen_at from customers where cust_id = $1', [custId])).rows[0]
        .last_seen_at
    const before = await seen(person)
    shop.later(2)
    await shop.get('/customer/profile', person.bearer)
    await shop.get('/customer/profile', customer.bearer)
    expect(Number(await seen(person)) - Number(before)).toBeGreaterThan(100_000)
    expect(await seen(customer)).toBeNull()
  })

  test('gets help from another owner after losing the second factor; nobody can remove their own that way', async () => {
    const person = await signUp(shop, 'picker')
    const reset = (custId: number) => asOwner('/staff/resetSecondFactor', { custId })
    expect((await reset(person.custId)).status).toBe(404)
    await shop.pool.query(
      `insert into second_factors (cust_id, secret, confirmed_at) values ($1, 'x', now()), ($2, 'x', now())`,
      [person.custId, owner.custId],
    )
    expect((await reset(owner.custId)).body.type).toBe('/problems/own')
    expect((await reset(person.custId)).status).toBe(200)
    expect((await shop.get('/customer/profile', person.bearer)).status).toBe(401)
    expect((await signIn(shop, { email: person.email, loginPassword: person.password })).custId).toBe(
      person.custId,
    )
  })
})
