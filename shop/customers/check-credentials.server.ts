import type { Shop } from '../lib/shop.server.ts'
import { type Account, findAccount, findAccounts } from './find-accounts.server.ts'
import { matchPassword } from './passwords.server.ts'
import { guessesAtAccount, guessesFromAddress } from './sign-in-limits.ts'

type Needed = Pick<Shop, 'database' | 'visitor' | 'limits'>

/**
 * The account whose login id or e-mail and password these are, or nothing. Costs one hash and the same counting whether
 * or not there is such an account. Only wrong passwords count; on a browser that signed in to the account before they
 * count apart, so that guesses of others lock nobody out.
 */
export async function checkCredentials(
  typed: string,
  password: string,
  shop: Needed,
): Promise<Account | undefined> {
  return check(await findAccounts(shop.database, typed), typed.trim().toLowerCase(), password, shop)
}

/** The account of somebody who is signed in, where this is its password. */
export async function checkOwnPassword(
  custId: number,
  password: string,
  shop: Needed,
): Promise<Account | undefined> {
  const account = await findAccount(shop.database, custId)
  return check(account ? [account] : [], '', password, shop)
}

async function check(found: Account[], typed: string, password: string, { visitor, limits }: Needed) {
  const known = found.some(account => account.custId === visitor.knownCustId)
  const account = `${found[0]?.custId ?? typed} ${known ? visitor.knownCustId : ''}`
  await limits.spend(guessesFromAddress, visitor.address)
  await limits.spend(guessesAtAccount, account)
  const place = await matchPassword(
    password,
    found.map(one => one.password),
  )
  if (place < 0) return undefined
  await limits.giveBack(guessesFromAddress, visitor.address)
  await limits.giveBack(guessesAtAccount, account)
  return found[place]
}
