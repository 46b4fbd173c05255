import { and, eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { hasBought } from '../orders/again/read-bought.server.ts'
import { usualItems } from './lists.tables.server.ts'
import { saveUsual } from './usual.contract.ts'

export const answerSaveUsual = handle(
  saveUsual,
  async ({ productId, state }, { database, caller, clock }) => {
    const { custId } = caller
    if (!(await hasBought(database, custId, productId))) return refuse(saveUsual, 'NOT_FOUND', undefined)
    if (state === null)
      await database
        .delete(usualItems)
        .where(and(eq(usualItems.custId, custId), eq(usualItems.productId, productId)))
    else {
      const marked = { state, markedAt: clock() }
      await database
        .insert(usualItems)
        .values({ custId, productId, ...marked })
        .onConflictDoUpdate({ target: [usualItems.custId, usualItems.productId], set: marked })
    }
    return { productId, state }
  },
)
