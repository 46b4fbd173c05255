import { expect, type Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import type { Registered } from './registered.ts'

/** Asks the shop's database, which holds what a mailbox or the passing of time would bring. */
export const inDatabase = (sql: string) => askOnce(process.env.SHOP_DATABASE ?? '', sql)

/** The secret of the latest mail of a kind to somebody. */
export async function mailedSecret(template: string, email: string): Promise<string> {
  const [row] = await inDatabase(
    `select data->>'secret' as secret from outbox where template = '${template}' and recipient = '${email}'
     order by message_id desc limit 1`,
  )
  return String(row?.secret)
}

/** Signs in by the screen that is open. */
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

/** Waits until the sign-in has given way to the page after it: the greeting is there a moment earlier. */
export const signInDone = (page: Page) => expect(page.getByRole('form', { name: 'Sign In' })).toBeHidden()

/** The arrow beside the greeting, and what it opens. A change of page closes it. */
export const accountButton = (page: Page) => page.getByRole('button', { name: 'Show your account' })
export const accountMenu = (page: Page) => page.getByRole('region', { name: 'Account' })

/** The greeting line of the header with this name, or `SignIn`. */
export const greeting = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^((Signed in|Salam!) )?${name}$`) })
