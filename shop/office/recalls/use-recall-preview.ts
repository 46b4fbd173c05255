import { useState } from 'react'
import { useCall } from '../../ui/use-call.ts'

/**
 * The effects of a recall of a lot. The same batch at other branches is included, unless the person unticks it; `others` are those lots.
 */
export function useRecallPreview(lotId: number) {
  const [unticked, setUnticked] = useState<readonly number[]>([])
  const first = useCall('POST /recalls/preview', { lotIds: [lotId] }, lotId > 0)
  const others = first.answer?.others ?? []
  const ticked = others.map(other => other.lotId).filter(id => !unticked.includes(id))
  const lotIds = [lotId, ...ticked]
  const all = useCall('POST /recalls/preview', { lotIds }, ticked.length > 0)
  const { answer, problem, retry, late } = ticked.length > 0 ? all : first
  return {
    ...{ lotIds, others, answer, late },
    problem: first.problem ?? problem,
    retry: first.problem ? first.retry : retry,
    isTicked: (id: number) => !unticked.includes(id),
    tick: (id: number, on: boolean) =>
      setUnticked(before => (on ? before.filter(one => one !== id) : [...before, id])),
  }
}

/** The effects of a recall, as far as they are known. */
export type RecallPreview = NonNullable<ReturnType<typeof useRecallPreview>['answer']>
