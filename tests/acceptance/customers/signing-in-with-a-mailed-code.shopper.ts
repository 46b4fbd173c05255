import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { type MailServer, openMailServer } from '../../support/stand-ins/mail-server.ts'
import { greeting, signIn } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

// A shop of its own, because only one with a mail server can ask for a code.
let mails: MailServer
let shop: ShopForTests
test.beforeAll(async () => {
  mails = await openMailServer()
  shop = await openShopForTests('mailed-code', { SMTP_URL: mails.url })
})
test.afterAll(async () => {
  await shop.close()
  await mails.close()
})

const person = {
  email: 'zainab@example.org',
  loginPassword: 'three warm parathas',
  firstName: 'Zainab',
  lastName: 'Yusuf',
}

/** The codes that were mailed to the owner, the latest last. */
const codes = (): string[] =>
  mails.taken
    .filter(({ to }) => to.includes(person.email))
    .flatMap(({ raw }) => /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}\b/.exec(raw)?.[0] ?? [])

test('after too many wrong passwords, the owner signs in with a code from a mail', async ({
  page,
  allow,
}) => {
  allow(/401/)
  const { request } = page
  await request.post(`${shop.address}/api/users/register`, { data: { ...person, phone1: '+92 300 1234567' } })
  for (let time = 0; time < 6; time += 1)
    await request.post(`${shop.address}/api/users/authenticate`, {
      data: { loginId: person.email, loginPassword: 'a wrong guess' },
    })
  await open(page, `${shop.address}/login`)
  await signIn(page, person)
  const form = page.getByRole('form', { name: 'Sign In' })
  await expect(form.getByText('There were too many wrong passwords for this name.')).toBeVisible()
  const field = form.getByLabel('Code from our e-mail')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await violationsOf(page)).toEqual([])
  await field.fill('ABCD EFGH JKMN')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(form.getByText('This code is wrong or too old.')).toBeVisible()
  await form.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('If this account exists, a code is on its way to its e-mail.')).toBeVisible()
  await expect.poll(() => new Set(codes()).size, { timeout: 30_000 }).toBe(2)
  await field.fill((codes()[0] ?? '').toLowerCase())
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${shop.address}/`)
  await expect(greeting(page, 'Zainab')).toBeVisible()
})
