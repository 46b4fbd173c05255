import { type Limit, TooMany } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { addContact } from './add-contact.server.ts'
import { authOn } from './auth-engine.server.ts'
import { checkNewPassword } from './common-passwords.server.ts'
import { customers } from './customers.tables.server.ts'
import { findAccounts } from './find-accounts.server.ts'
import { mailProof } from './mail-link.server.ts'
import { hashPassword, saltFor } from './passwords.server.ts'
import { guessesAtName, proofsToMailbox, registrationsFromAddress, typedName } from './sign-in-limits.ts'

/** What opens an account. */
export type NewAccount = {
  loginId?: string | undefined
  loginPassword: string
  email: string
  firstName: string
  lastName: string
  phone1?: string | undefined
  phone2?: string | null | undefined
}

/** What was done before the transaction: the hash, and whether the mailbox may get another mail. */
export type PreparedAccount = { hash: string; mayMail: boolean; proven: boolean }

/** What is wrong with a new account, by field; empty when nothing is. */
export function checkNewAccount({ loginId, loginPassword, email, firstName, lastName }: NewAccount) {
  const wrong: Record<string, string> = {}
  const own = [email, loginId ?? '', firstName, lastName, `${firstName} ${lastName}`]
  const password = checkNewPassword(loginPassword, own)
  if (password) wrong.loginPassword = password
  if (loginId?.includes('@') && loginId.toLowerCase() !== email.toLowerCase())
    wrong.loginId = m.customers_login_id_invalid()
  return wrong
}

/** Counts the registration and hashes the password. The work is the same whether or not the e-mail is known. */
export async function prepareAccount(
  { email, loginPassword }: NewAccount,
  { database, visitor, limits, derive }: Shop,
): Promise<PreparedAccount> {
  await limits.spend(registrationsFromAddress, visitor.address)
  // Signing in afterwards tells whether the password is that of another account with this e-mail: it is a guess.
  await limits.spend(guessesAtName, typedName(email))
  const found = await findAccounts(database, email)
  const proven = found.some(account => account.proven)
  const hash = await hashPassword(loginPassword, saltFor(email, derive))
  return { hash, proven, mayMail: await isWithin(limits, proofsToMailbox, email.toLowerCase()) }
}

/** Counts one, and says whether that was one too many instead of refusing the call. */
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
 * Opens the account and mails its owner a link that proves the mailbox. Answers custId and contactId; nothing where the
 * login id is taken.
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
  const userId = String(opened.custId)
  await authOn(database).createAccount({
    userId,
    accountId: userId,
    providerId: 'credential',
    password: hash,
  })
  if (mayMail) {
    const template = proven ? 'email-in-use' : 'prove-email'
    await mailProof(shop, { template, email, firstName, custId: opened.custId })
  }
  return { custId: opened.custId, contactId }
}
