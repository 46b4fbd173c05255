import type { Shop } from '../../lib/shop.server.ts'
import { type Account, findAccount, findAccounts } from '../find-accounts.server.ts'
import { countGuess, TooManyGuesses } from './count-guess.server.ts'
import { readMailedCode } from './mailed-code.server.ts'
import { matchPassword } from './passwords.server.ts'
import { guessesWithCode, typedName } from './sign-in-limits.ts'

type Needed = Pick<Shop, 'database' | 'visitor' | 'limits'>

/** A right password; `code` is the secret of the mailed code beside it, which still has to be spent. */
export type Checked = { account: Account; code: string | undefined }
type Typed = { name: string; password: string; mailedCode: string | undefined }

/**
 * Returns the account with this login id or e-mail and password, if there is one. Costs one hash and the same counting
 * whether or not the account exists; only failures stay counted. A browser that signed in to one of the accounts before
 * tries that one first and has a count of its own. After too many guesses the password is only looked at beside a code that
 * was mailed to the owner: strangers learn nothing more, and cannot lock the owner out. A shop that cannot mail it counts the
 * guesses from each address instead.
 */
export async function checkCredentials(
  { name, password, mailedCode }: Typed,
  shop: Needed & Pick<Shop, 'clock' | 'derive' | 'carriers'>,
): Promise<Checked | 'needs code' | undefined> {
  const found = await findAccounts(shop.database, name)
  try {
    const account = await check(found, typedName(name), password, shop)
    return account && { account, code: undefined }
  } catch (error) {
    if (!(error instanceof TooManyGuesses)) throw error
  }
  if (!shop.carriers.mail) return checkFromAddress(found, name, password, shop)
  if (mailedCode === undefined) return 'needs code'
  const mailbox = found[0]?.email ?? name
  const code = await readMailedCode(mailbox, mailedCode, shop)
  if (!code) return 'needs code'
  await shop.limits.spend(guessesWithCode, mailbox.toLowerCase())
  const account = await matchAccount(password, found)
  if (!account) return undefined
  await shop.limits.giveBack(guessesWithCode, mailbox.toLowerCase())
  return { account, code }
}

/** Looks at a password although there were too many guesses at the name, but not too many of them from this address. */
async function checkFromAddress(found: Account[], name: string, password: string, shop: Needed) {
  const here = `${typedName(name)} from ${shop.visitor.address}`
  const giveBack = await countGuess(shop, { name: here, isKnown: false })
  const account = await matchAccount(password, found)
  if (!account) return undefined
  await giveBack()
  return { account, code: undefined }
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
  const match = await matchAccount(password, meant)
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

/** Returns the account that a password belongs to; always costs one hash. */
async function matchAccount(password: string, accounts: readonly Account[]): Promise<Account | undefined> {
  const hashes = accounts.map(account => account.password)
  return accounts[await matchPassword(password, hashes)]
}
