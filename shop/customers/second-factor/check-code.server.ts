import type { Shop } from '../../lib/shop.server.ts'
import { countGuess } from '../sign-in/count-guess.server.ts'
import { type Proof, proofOf, type SecondFactor } from './second-factor.server.ts'

type Needed = Pick<Shop, 'clock' | 'derive' | 'limits' | 'visitor'>

/**
 * Returns what a typed code proves; undefined if it is wrong. A wrong code counts like a wrong password of the account, so
 * that knowing the password is not enough to try all codes. Browsers that signed in to the account before have a count of
 * their own.
 */
export async function checkCode(
  factor: SecondFactor,
  typed: string,
  shop: Needed,
): Promise<Proof | undefined> {
  const isKnown = shop.visitor.knownCustId === factor.custId
  const name = `${isKnown ? 'code in browser of' : 'code of'} ${factor.custId}`
  const giveBack = await countGuess(shop, { name, isKnown })
  const proof = proofOf(factor, typed, shop)
  if (!proof) return undefined
  await giveBack()
  return proof
}
