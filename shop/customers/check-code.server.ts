import type { Shop } from '../lib/shop.server.ts'
import { type Proof, proofOf, type SecondFactor } from './second-factor.server.ts'
import { guessesAtName, guessesFromAddress } from './sign-in-limits.ts'

type Needed = Pick<Shop, 'clock' | 'derive' | 'limits' | 'visitor'>

/**
 * What a typed code proves, or nothing where it is wrong: then it counts like a wrong password of the account, so that
 * who knows the password cannot try all codes. A browser that signed in to the account before is counted apart.
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
