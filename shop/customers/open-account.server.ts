import { type Limit, TooMany } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { addContact } from './add-contact.server.ts'
import { customers } from './customers.tables.server.ts'
import { findAccounts } from './find-accounts.server.ts'
import { checkNewPassword } from './sign-in/common-passwords.server.ts'
import { addPassword } from './sign-in/credentials.server.ts'
import { mailProof } from './sign-in/mail-link.server.ts'
import { hashPassword, saltFor } from './sign-in/passwords.server.ts'
import {
  guessesAtName,
  proofsToMailbox,
  registrationsFromAddress,
  typedName,
} from './sign-in/sign-in-limits.ts'

/** The input that opens an account. */
export type NewAccount = {
  loginId?: string | undefined
  loginPassword: string
  email: string
  firstName: string
  lastName: string
  phone1?: string | undefined
  phone2?: string | null | undefined
}

/** Prepared before the transaction: the hash, and if the mailbox may get another mail. */
export type PreparedAccount = { hash: string; mayMail: boolean; proven: boolean }

/** Returns what is wrong with a new account, by field; empty if nothing is. */
export async function checkNewAccount({ loginId, loginPassword, email, firstName, lastName }: NewAccount) {
  const wrong: Record<string, string> = {}
  const own = [email, loginId ?? '', firstName, lastName, `${firstName} ${lastName}`]
  const password = await checkNewPassword(loginPassword, own)
  if (password) wrong.loginPassword = password
  if (loginId?.includes('@') && loginId.toLowerCase() !== email.toLowerCase())
    wrong.loginId = m.customers_login_id_invalid()
  return wrong
}

/** Counts the registration and hashes the password. Costs the same whether or not the e-mail is known. */
export async function prepareAccount(
  { email, loginPassword }: NewAccount,
  { database, visitor, limits, derive }: Shop,
): Promise<PreparedAccount> {
  await limits.spend(registrationsFromAddress, visitor.address)
  // A sign-in afterwards reveals if the password is that of another account with this e-mail, so this counts as a guess.
  await limits.spend(guessesAtName, typedName(email))
  const found = await findAccounts(database, email)
  const proven = found.some(account => account.proven)
  const hash = await hashPassword(loginPassword, saltFor(email, derive))
  return { hash, proven, mayMail: await isWithin(limits, proofsToMailbox, email.toLowerCase()) }
}

/** Counts against a limit; returns false instead of refusing the call if it is exceeded. */
export async function isWithin(limits: Shop['limits'], limit: Limit, key: string): Promise<boolean> {
  try {
    await limits.spend(limit, key)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

/**
 * Opens the account and mails its owner a link that proves the mailbox. Returns custId and contactId; undefined if the login
 * id is taken.
 */
export async function openAccount(
  account: NewAccount,
  { hash, mayMail, proven }: PreparedAccount,
  more: Partial<typeof customers.$inferInsert>,
  shop: Shop,
): Promise<{ custId: number; contactId: number } | undefined> {
  const { database, clock } = shop
  const { email, firstName, lastName, phone1 = '', phone2, loginId = email } = account
  const contactId = await addContact(database, { firstName, lastName, email, phone1, phone2 })
  const [opened] = await database
    .insert(customers)
    .values({ ...more, contactId, loginId, custName: `${firstName} ${lastName}`, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ custId: customers.custId })
  if (!opened) return undefined
  await addPassword(database, opened.custId, hash)
  if (mayMail) {
    const template = proven ? 'email-in-use' : 'prove-email'
    await mailProof(shop, { template, email, firstName, custId: opened.custId })
  }
  return { custId: opened.custId, contactId }
}
