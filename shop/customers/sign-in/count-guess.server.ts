import { TooMany } from '../../lib/limits.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { guessesAtName, guessesFromAddress } from './sign-in-limits.ts'

type Guess = {
  name: string
  /** The browser signed in to the account before: the address is not counted. */
  isKnown: boolean
}

/** Too many guesses: at sign-in, a mailed code is needed as well; elsewhere, the caller has to wait. */
export class TooManyGuesses extends TooMany {}

/** Counts a guess at a password or a code. Returns the function that takes it back, for a guess that was right. */
export async function countGuess(
  { limits, visitor }: Pick<Shop, 'limits' | 'visitor'>,
  { name, isKnown }: Guess,
): Promise<() => Promise<void>> {
  try {
    if (!isKnown) await limits.spend(guessesFromAddress, visitor.address)
    await limits.spend(guessesAtName, name)
  } catch (error) {
    throw error instanceof TooMany ? new TooManyGuesses(error.seconds) : error
  }
  return async () => {
    if (!isKnown) await limits.giveBack(guessesFromAddress, visitor.address)
    await limits.giveBack(guessesAtName, name)
  }
}
