import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { contacts, customers } from '../customers.tables.server.ts'
import { useLink } from '../sign-in/mailed-links.server.ts'
import { proveEmail } from '../sign-in/sign-in.contract.ts'
import { linksFromAddress } from '../sign-in/sign-in-limits.ts'

const duplicate = '23505'

/**
 * Makes the mailbox the account's own; false if another account has proven it, or this one is closed. A login id that is an
 * e-mail changes with it.
 */
export async function markProven(
  database: Database,
  { custId, email }: { custId: number; email: string },
  now: Date,
): Promise<boolean> {
  try {
    const [own] = await database
      .update(customers)
      .set({
        provenEmail: email,
        emailProvenAt: now,
        loginId: sql`case when ${customers.loginId} like '%@%' then ${email} else ${customers.loginId} end`,
      })
      .where(and(eq(customers.custId, custId), isNull(customers.closedAt)))
      .returning({ contactId: customers.contactId })
    if (!own) return false
    await database.update(contacts).set({ email }).where(eq(contacts.contactId, own.contactId))
    return true
  } catch (error) {
    if (((error as Error).cause as { code?: string } | undefined)?.code === duplicate) return false
    throw error
  }
}

export const answerProveEmail = handlePrepared(
  proveEmail,
  // Only the account itself can use its link: opening an account with another person's e-mail gains nothing.
  (_input, { limits, visitor }) => limits.spend(linksFromAddress, visitor.address),
  async ({ secret }, { database, caller, clock }) => {
    const now = clock()
    const link = await useLink(database, 'prove-email', secret, now)
    if (!link) return refuse(proveEmail, 'LINK_DEAD', undefined)
    if (link.custId !== caller.custId) return refuse(proveEmail, 'OTHER_ACCOUNT', undefined)
    if (!(await markProven(database, link, now))) return refuse(proveEmail, 'EMAIL_TAKEN', undefined)
    return { email: link.email }
  },
)
