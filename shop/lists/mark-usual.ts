import { send } from '../api.ts'
import { m } from '../messages/m.ts'
import { toast } from '../ui/toast.tsx'
import type { UsualItem } from './usual.contract.ts'
import type { Mark } from './usual.rules.ts'

/** Pins or hides a product of the usual list, or takes the mark away; a hidden one can be brought back. Calls `done` afterwards. */
export async function markUsual(
  item: Pick<UsualItem, 'productId' | 'productName' | 'pinned'>,
  state: Mark | null,
  done: () => void,
): Promise<void> {
  const { productId, productName: name, pinned } = item
  const sent = await send('POST /usual/save', { productId, state })
  if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
  if (state === 'HIDDEN') {
    const back = () => void markUsual(item, pinned ? 'PINNED' : null, done)
    toast(m.lists_hidden({ name }), { undo: { says: m.lists_undo(), does: back } })
  }
  done()
}
