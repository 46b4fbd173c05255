import type { Shop } from '../../lib/shop.server.ts'
import { type Account, findAccount, findAccounts } from '../find-accounts.server.ts'
import { countGuess } from './count-guess.server.ts'
import { matchPassword } from './passwords.server.ts'
import { typedName } from './sign-in-limits.ts'

type Needed = Pick<Shop, 'database' | 'visitor' | 'limits'>

/**
 * Returns the account with this login id or e-mail and password, if there is one. Costs one hash and the same counting
 * whether or not the account exists; only failures stay counted. A browser that signed in to one of the accounts before
 * tries that one first and has a count of its own, so that other people's guesses do not lock it out.
 */
export async function checkCredentials(
  typed: string,
  password: string,
  shop: Needed,
): Promise<Account | undefined> {
  return check(await findAccounts(shop.database, typed), typedName(typed), password, shop)
}

/** Returns the account of the signed-in person if the password is right. */
export async function checkOwnPassword(
  custId: number,
  password: string,
  shop: Needed,
): Promise<Account | undefined> {
  const account = await findAccount(shop.database, custId)
  return check(account ? [account] : [], `own ${custId}`, password, shop)
}

async function check(found: Account[], name: string, password: string, shop: Needed) {
  const own = found.find(account => account.custId === shop.visitor.knownCustId)
  const meant = own ? [own, ...found.filter(account => account !== own)] : found
  const elsewhere = { name, isKnown: false }
  const giveBack = await countGuess(
    shop,
    own ? { name: `browser of ${own.custId}`, isKnown: true } : elsewhere,
  )
  const match =
    meant[
      await matchPassword(
        password,
        meant.map(account => account.password),
      )
    ]
  if (own && match === own) {
    await giveBack()
    return own
  }
  // A try at any other account counts as it would from any other browser.
  const giveBackOther = own ? await countGuess(shop, elsewhere) : giveBack
  if (!match) return undefined
  await giveBackOther()
  return match
}
