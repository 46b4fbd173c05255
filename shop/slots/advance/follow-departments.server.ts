import { sql } from 'drizzle-orm'
import { saveDepartment } from '../../catalogue/shelves/departments.contract.ts'
import { Failure, type ParsedOf } from '../../lib/call.ts'
import type { Handler } from '../../lib/handler.server.ts'
import { advanceRules } from './advance.tables.server.ts'

/** Returns handlers after which rules name a renamed department by its new name, in the same transaction. */
export const followedByAdvance = (handlers: readonly Handler[]): Handler[] =>
  handlers.map(handler =>
    (handler.call as unknown) === saveDepartment
      ? {
          ...handler,
          answer: async (input, shop, prepared) => {
            const answer = await handler.answer(input, shop, prepared)
            const { deptName, newName } = input as ParsedOf<typeof saveDepartment>
            if (!(answer instanceof Failure) && deptName && deptName !== newName)
              await shop.database
                .update(advanceRules)
                .set({
                  deptNames: sql`array_replace(${advanceRules.deptNames}, ${deptName}::text, ${newName}::text)`,
                })
                .where(sql`${deptName}::text = any(${advanceRules.deptNames})`)
            return answer
          },
        }
      : handler,
  )
