import type { CallAt } from '../../api.ts'
import type { InputOf } from '../../lib/call.ts'
import { useCall } from '../../ui/use-call.ts'
import { useLookingAgain } from '../kit/use-looking-again.ts'

/** The part of the orders of a recall that is shown; undefined for all. */
export type RecallPart = InputOf<CallAt['GET /recalls/find/{id}']>['part']

/** The polling interval while the shop works through the orders, in milliseconds. */
const WHILE_AT_WORK = 1_500

/** The current state of a recall with a page of its orders, polled while orders wait. */
export function useRecall(id: number, wanted: boolean, { part, page }: { part: RecallPart; page: number }) {
  const asked = useCall('GET /recalls/find/{id}', { id, part, page }, wanted)
  const { answer, problem, retry, late } = asked
  const isAtWork = answer !== undefined && answer.recall.done < answer.recall.orders
  useLookingAgain(asked, isAtWork ? WHILE_AT_WORK : undefined)
  return { answer, problem, retry, late }
}
