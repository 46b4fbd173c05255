import { useState } from 'react'
import { send } from '../../../api.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { useAfterRest } from '../../../ui/use-after-rest.ts'
import { type BoxDraft, boxInputOf } from './box-draft.rules.ts'
import { type CostOfBox, costOfBox } from './cost-of-box.rules.ts'

/** The debounce of the question, in milliseconds. */
const RESTS = 400

/** The cost of the parts of a box today, as a cart with them would cost; undefined before the first answer. */
export function useCostOfBox(box: BoxDraft): CostOfBox | undefined {
  const [costs, setCosts] = useState<ReadonlyMap<number, number>>()
  const items = boxInputOf(box)
    .groups.flatMap(({ parts }) => parts)
    .filter(({ quantity }) => quantity > 0)
  const question = items.length > 0 ? JSON.stringify(items) : ''
  useAfterRest(question, RESTS, {
    begin: () => !question && setCosts(undefined),
    ask: async leaving => {
      const sent = await send('POST /cart/price', { items }, { signal: leaving })
      if (!sent.ok || leaving.aborted) return
      const priced = sent.answer.lines.filter(({ trouble }) => trouble !== 'GONE')
      setCosts(new Map(priced.map(({ productId, lineTotal }) => [productId, lineTotal])))
    },
  })
  const groups = box.groups.map(group => ({ ...group, choose: readNumber(group.choose) }))
  return costs && costOfBox(groups, costs)
}
