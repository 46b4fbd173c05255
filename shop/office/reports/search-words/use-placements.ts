import { useRef } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { PlacedProduct, Placements } from '../../../search/words/placements.contract.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'

type Placed = Pick<Placements, 'pinned' | 'buried'>

const idsOf = (list: readonly PlacedProduct[]) => list.map(({ productId }) => productId)
const sentOf = ({ pinned, buried }: Placed) => ({ pinned: idsOf(pinned), buried: idsOf(buried) })

/** The placed results of a term, and how they are changed: each change is saved at once, and can be undone. */
export function usePlacements(term: string, words: string) {
  const { answer, problem, retry, know } = useCall('GET /search/findPlacements', {
    term,
    ...(words ? { words } : {}),
  })
  const saving = useRef(Promise.resolve())
  const { pinned = [], buried = [] } = answer ?? {}
  const save = async (next: Placed, before: Placed, undone: boolean) => {
    const sent = await send('POST /search/savePlacements', { term, ...sentOf(next), seen: sentOf(before) })
    if (!sent.ok) {
      toast(sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline())
      return retry()
    }
    // With other words, the results are those of the words.
    if (words) retry()
    else know(sent.answer)
    toast(m.office_placed_saved({ term }), {
      ...(undone ? {} : { undo: { says: m.office_undo(), does: () => change(before, next, true) } }),
    })
  }
  // One change after the other: each knows the places that the one before it has saved.
  const change = (next: Placed, before: Placed, undone = false) => {
    if (answer) know({ ...answer, ...next })
    saving.current = saving.current.then(() => save(next, before, undone))
  }
  return {
    ...{ answer, problem, retry, pinned, buried },
    place: (next: Placed) => change(next, { pinned, buried }),
  }
}
