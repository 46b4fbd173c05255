import { handle } from '../../lib/handler.server.ts'
import { findWishes } from './swaps.contract.ts'
import { allWishes } from './wishes.server.ts'

export const answerFindWishes = handle(findWishes, (_input, { database, caller }) =>
  allWishes(database, caller.custId),
)
