import { Failure } from '../lib/call.ts'
import type { Handler } from '../lib/handler.server.ts'
import { readBranches } from '../settings/branches/read-branches.server.ts'
import { makeSlots } from './make-slots.server.ts'

/** Returns handlers after whose changes the slots follow, in the same transaction: those of settings, hours and patterns. */
export const followedBySlots = (handlers: readonly Handler[]): Handler[] =>
  handlers.map(handler =>
    handler.call.method === 'GET'
      ? handler
      : {
          ...handler,
          answer: async (input, shop, prepared) => {
            const answer = await handler.answer(input, shop, prepared)
            if (answer instanceof Failure) return answer
            const { branchId } = input as { branchId?: number }
            const all = (await readBranches(shop.database)).map(branch => branch.branchId)
            for (const one of all.sort((left, right) => left - right))
              if (branchId === undefined || branchId === one) await makeSlots(shop, one)
            return answer
          },
        },
  )
