import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { staffRoles } from '../customers.tables.server.ts'
import {
  checkNewAccount,
  type NewAccount,
  openAccount,
  type PreparedAccount,
  prepareAccount,
} from '../open-account.server.ts'
import { checkOwnPassword } from '../sign-in/check-credentials.server.ts'
import { readLink, useLink } from '../sign-in/mailed-links.server.ts'
import { beginSession } from '../sign-in/sessions.server.ts'
import { linksFromAddress } from '../sign-in/sign-in-limits.ts'
import { becomeOwner } from './first-staff.contract.ts'
import { hasOwner } from './owner-link.server.ts'
import { writeAudit } from './write-audit.server.ts'

/** The new owner: the signed-in account, or a new one. */
type Prepared = { custId: number } | { account: NewAccount; prepared: PreparedAccount }

/** Returns the account to open, and what is missing in it, by field. */
async function accountIn({ firstName, lastName, email, loginPassword }: Partial<NewAccount>) {
  const wrong = {
    ...(firstName ? {} : { firstName: m.customers_first_name_required() }),
    ...(lastName ? {} : { lastName: m.customers_last_name_required() }),
    ...(email ? {} : { email: m.customers_email_required() }),
  }
  const account = { firstName, lastName, email, loginPassword } as NewAccount
  return { account, wrong: Object.keys(wrong).length ? wrong : await checkNewAccount(account) }
}

export const answerBecomeOwner = handlePrepared(
  becomeOwner,
  async ({ secret, ...typed }, shop) => {
    const { caller, database, limits, visitor, clock } = shop
    await limits.spend(linksFromAddress, visitor.address)
    if (!(await readLink(database, 'become-owner', secret, clock())))
      return refuse(becomeOwner, 'LINK_DEAD', undefined)
    if (caller) {
      const own = await checkOwnPassword(caller.custId, typed.loginPassword, shop)
      if (!own) return refuse(becomeOwner, 'PASSWORD_WRONG', undefined)
      return { custId: caller.custId } as Prepared
    }
    const { account, wrong } = await accountIn(typed)
    if (Object.keys(wrong).length) return refuse(becomeOwner, 'BAD_INPUT', undefined, wrong)
    return { account, prepared: await prepareAccount(account, shop) } as Prepared
  },
  async ({ secret }, shop, who) => {
    const { database, clock, signIn } = shop
    const now = clock()
    // Takes the lock before it uses the link up: a caller who waited then finds the link used and the shop owned.
    const owned = await hasOwner(database)
    const link = await useLink(database, 'become-owner', secret, now)
    if (owned) return refuse(becomeOwner, 'OWNER_EXISTS', undefined)
    if (!link) return refuse(becomeOwner, 'LINK_DEAD', undefined)
    const custId = await idOf(who, shop)
    await database
      .insert(staffRoles)
      .values({ custId, role: 'owner', branchId: null, since: now })
      .onConflictDoNothing()
    const after = { role: 'owner', branchId: null }
    await writeAudit(
      database,
      custId,
      { action: 'become owner', subject: 'staff', subjectId: custId, after },
      now,
    )
    const token = await beginSession(database, custId, now)
    signIn({ token, custId })
    return { custId, token }
  },
)

async function idOf(who: Prepared, shop: Shop): Promise<number> {
  if ('custId' in who) return who.custId
  const opened = await openAccount(who.account, who.prepared, {}, shop)
  if (!opened) throw new Error('The account was not opened, although its login id is its own e-mail')
  return opened.custId
}
