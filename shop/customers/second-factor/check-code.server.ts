import type { Shop } from '../../lib/shop.server.ts'
import { guessesAtName, guessesFromAddress } from '../sign-in/sign-in-limits.ts'
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
  const { limits, visitor } = shop
  const isKnown = visitor.knownCustId === factor.custId
  const name = `${isKnown ? 'code in browser of' : 'code of'} ${factor.custId}`
  if (!isKnown) await limits.spend(guessesFromAddress, visitor.address)
  await limits.spend(guessesAtName, name)
  const proof = proofOf(factor, typed, shop)
  if (!proof) return undefined
  if (!isKnown) await limits.giveBack(guessesFromAddress, visitor.address)
  await limits.giveBack(guessesAtName, name)
  return proof
}
