import { useEffect } from 'react'
import type { CallAt } from '../../api.ts'
import type { InputOf } from '../../lib/call.ts'
import { useCall } from '../../ui/use-call.ts'

/** The part of the orders of a recall that is shown; undefined for all. */
export type RecallPart = InputOf<CallAt['GET /recalls/find/{id}']>['part']

/** The polling interval while the shop works through the orders, in milliseconds. */
const WHILE_AT_WORK = 1_500

/** The current state of a recall with a page of its orders, polled while orders wait. */
export function useRecall(id: number, wanted: boolean, { part, page }: { part: RecallPart; page: number }) {
  const { answer, problem, retry, late } = useCall('GET /recalls/find/{id}', { id, part, page }, wanted)
  const isAtWork = answer !== undefined && answer.recall.done < answer.recall.orders
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next
  useEffect(() => {
    if (!isAtWork) return
    const timer = setTimeout(retry, WHILE_AT_WORK)
    return () => clearTimeout(timer)
  }, [answer, problem, isAtWork])
  return { answer, problem, retry, late }
}
