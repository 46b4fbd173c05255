import { toCounts } from '../../catalogue/stock/count-step.rules.ts'
import type { Shop } from '../../lib/shop.server.ts'
import type { EditPlan } from '../desk/plan-edit.server.ts'
import { type Line, retainedAmount } from '../order-lines.rules.ts'
import { type AssignedLots, type Assigning, assignLots, type LotPlace } from './assign-lots.server.ts'
import type { LotLine } from './lot-wishes.rules.ts'

type Item = Line & { orderItemId: number; productId: number }

/** Returns a line of an order before and after a change as the lots see it; `before` and `after` are the same line. */
export function lotLine(before: Item, after: Item, { countStep }: LotPlace): LotLine {
  const { orderItemId, productId } = after
  return {
    ...{ orderItemId, productId },
    wasPicked: before.itemStatus !== 'NEW',
    had: toCounts(retainedAmount(before), countStep),
    isPicked: after.itemStatus !== 'NEW',
    needs: toCounts(retainedAmount(after), countStep),
  }
}

/** Gives the lines of an order their lots as a change of them is planned; new lines are still to be picked. */
export const assignLotsOfPlan = (
  shop: Pick<Shop, 'database' | 'clock'>,
  { order, remaining, lotPlaces: places }: Pick<EditPlan, 'order' | 'remaining' | 'lotPlaces'>,
  how: Assigning,
): Promise<AssignedLots> => {
  const lines = remaining.flatMap(({ before, after }) => {
    const place = places.find(({ productId }) => productId === after.productId)
    return place ? [lotLine(before, after, place)] : []
  })
  return assignLots(shop, order, { places, lines }, how)
}
