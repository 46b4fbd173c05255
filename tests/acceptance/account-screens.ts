import { expect, type Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { SECRET_FOR_TESTS } from '../../scripts/testing/shop-for-tests.ts'
import { openMailed } from '../support/people.ts'
import type { Registered } from './registered.ts'

/** Queries the shop's database, in place of a mailbox or the passing of time. */
export const inDatabase = (sql: string, values?: unknown[]) =>
  askOnce(process.env.SHOP_DATABASE ?? '', sql, values)

/** Returns the secret of the latest mail of a kind to an address. */
export async function mailedSecret(template: string, email: string): Promise<string> {
  const [row] = await inDatabase(
    `select data->>'secret' as secret from outbox where template = '${template}' and recipient = '${email}'
     order by message_id desc limit 1`,
  )
  return openMailed(row?.secret, email, SECRET_FOR_TESTS)
}

/** Signs in on the open screen. */
export async function signIn(
  page: Page,
  { email, loginPassword }: Registered,
  word = loginPassword,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Username').fill(email)
  await form.getByLabel('Password').fill(word)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

/** Waits until the page after the sign-in is open: the greeting appears a moment earlier. */
export const signInDone = (page: Page) => expect(page.getByRole('form', { name: 'Sign In' })).toBeHidden()

/** The arrow beside the greeting, which opens the account menu. A change of page closes it. */
export const accountButton = (page: Page) => page.getByRole('button', { name: 'Show your account' })
export const accountMenu = (page: Page) => page.getByRole('region', { name: 'Account' })

/** The greeting line of the header with this name, or `SignIn`. */
export const greeting = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^((Signed in|Salam!) )?${name}$`) })
