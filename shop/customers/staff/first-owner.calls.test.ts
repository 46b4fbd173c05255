import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../database/pool.ts'
import { newPerson, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { issueOwnerLink } from './owner-link.server.ts'

const shops: TestShop[] = []
let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  shops.push(shop)
})
afterAll(() => Promise.all(shops.map(one => one.close())))

const issue = () => inTransaction(shop.pool, database => issueOwnerLink(database, new Date()))

/** The input of a person with a link. */
const typed = (secret: string | undefined) => {
  const { phone1, ...person } = newPerson()
  return { secret: secret ?? '', ...person }
}
const become = (body: object, headers?: Record<string, string>) =>
  shop.post('/users/becomeOwner', body, headers)
const ownersOf = async () =>
  (await shop.pool.query(`select cust_id from staff_roles where role = 'owner'`)).rows.map(
    ({ cust_id }) => cust_id,
  )

describe('the link of a shop that nobody owns', () => {
  test('makes its reader the owner and signs in; then it no longer works', async () => {
    const secret = await issue()
    const answer = await become(typed(secret))
    expect(answer.status).toBe(200)
    expect(await ownersOf()).toEqual([answer.body.custId])
    expect(String(answer.headers['set-cookie'])).toContain('__Host-souk-session=')
    const bearer = { authorization: `Bearer ${answer.body.token}` }
    expect((await shop.get('/session', bearer)).body).toMatchObject({ signedIn: true, roles: ['owner'] })
    expect((await shop.get('/staff/find', bearer)).body.total).toBe(1)
    const { rows } = (await shop.get('/audit/find?action=become+owner', bearer)).body
    expect(rows).toMatchObject([{ custId: answer.body.custId, after: { role: 'owner' } }])
    expect(await issue()).toBeUndefined()
    expect((await become(typed(secret))).body.type).toBe('/problems/link-dead')
    expect(shop.log.join('\n')).not.toContain(secret)
  })

  test('makes one owner even if many people use it at the same moment', async () => {
    const secret = await issue()
    const answers = await Promise.all(Array.from({ length: 6 }, () => become(typed(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400 || status === 409)).toHaveLength(5)
    expect(await ownersOf()).toHaveLength(1)
  })

  test('no longer works after a newer link, after 24 hours, or once the shop has an owner', async () => {
    const first = await issue()
    const second = await issue()
    expect((await become(typed(first))).body.type).toBe('/problems/link-dead')
    const owner = await signUp(shop, 'owner')
    expect((await become(typed(second))).body.type).toBe('/problems/owner-exists')
    await shop.pool.query('delete from staff_roles where cust_id = $1', [owner.custId])
    shop.later(24 * 60 + 1)
    expect((await become(typed(second))).body.type).toBe('/problems/link-dead')
    expect(await ownersOf()).toEqual([])
  })

  test('two of different starts make one owner, also at the same moment', async () => {
    const first = await issue()
    // The state left by another process that did not see the first link.
    await shop.pool.query(`update verifications set value = value || ' '`)
    const second = await issue()
    const answers = await Promise.all([become(typed(first)), become(typed(second))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ownersOf()).toHaveLength(1)
  })

  test('uses the account of the signed-in person, with its password', async () => {
    const person = await signUp(shop)
    const secret = await issue()
    const own = (loginPassword: string) => become({ secret, loginPassword }, person.bearer)
    expect((await own('not mine')).body.type).toBe('/problems/password-wrong')
    expect((await own(person.password)).body.custId).toBe(person.custId)
    expect(await ownersOf()).toEqual([person.custId])
  })

  test('asks other people for names, e-mail and a strong password', async () => {
    const secret = await issue()
    const missing = await become({ secret, loginPassword: 'long enough' })
    expect(missing.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
    ])
    const weak = await become({ ...typed(secret), loginPassword: 'password1' })
    expect(weak.body.errors.map(({ field }: { field: string }) => field)).toEqual(['loginPassword'])
    expect(await ownersOf()).toEqual([])
    expect((await become(typed(secret))).status).toBe(200)
  })
})
