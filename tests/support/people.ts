import { derivedFrom } from '../../server/process/secret.ts'
import type { Role } from '../../shop/lib/permissions.ts'
import { openSecret } from '../../shop/mails/sealed-secrets.server.ts'
import { TEST_SECRET, type TestShop } from './test-shop.ts'

/** A signed-in person: `bearer` as a program, `browser` as the shop's own pages. */
export type Person = {
  custId: number
  email: string
  password: string
  token: string
  bearer: Record<string, string>
  browser: Record<string, string>
}

let people = 0

/** The input of a new person for registering, with a unique email address. */
export function newPerson() {
  people += 1
  return {
    email: `person${people}@example.org`,
    loginPassword: `long enough ${people}`,
    firstName: 'Zainab',
    lastName: 'Qureshi',
    phone1: '0300 7654321',
  }
}

/** The cookies of an answer, as the next request sends them, with the anti-forgery header. */
export function asBrowser(headers: Record<string, unknown>): Record<string, string> {
  const cookies = [headers['set-cookie'] ?? []].flat().map(cookie => String(cookie).split(';')[0] as string)
  const token = cookies.find(cookie => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}

/** Registers and signs in a person; with a role, as staff of all branches or of one (or as a representative). */
export async function signUp(shop: TestShop, role?: Role, branchId: number | null = null): Promise<Person> {
  const person = newPerson()
  const { body } = await shop.post('/users/register', person)
  const custId: number = body.custId
  if (role === 'representative')
    await shop.pool.query('update customers set representative_since = now() where cust_id = $1', [custId])
  else if (role)
    await shop.pool.query('insert into staff_roles (cust_id, role, branch_id) values ($1, $2, $3)', [
      custId,
      role,
      branchId,
    ])
  return { ...(await signIn(shop, person)), custId }
}

/** Signs a person in again. */
export async function signIn(
  shop: TestShop,
  { email, loginPassword }: { email: string; loginPassword: string },
): Promise<Person> {
  const { body, headers } = await shop.post('/users/authenticate', { loginId: email, loginPassword })
  return {
    custId: body.customer.custId,
    email,
    password: loginPassword,
    token: body.token,
    bearer: { authorization: `Bearer ${body.token}` },
    browser: asBrowser(headers),
  }
}

/** Returns the secret of the latest mail of this kind to an address. */
export async function mailedSecret(shop: TestShop, template: string, recipient: string): Promise<string> {
  const { rows } = await shop.pool.query(
    'select data from outbox where template = $1 and recipient = $2 order by message_id desc limit 1',
    [template, recipient],
  )
  return openMailed(rows[0].data.secret, recipient)
}

/** Opens a secret of a mail, as its sender does. */
export const openMailed = (secret: unknown, recipient: string, shopSecret = TEST_SECRET): string =>
  openSecret(secret, recipient, derivedFrom(shopSecret)) ?? ''
