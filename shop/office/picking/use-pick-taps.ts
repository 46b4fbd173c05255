import { send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import type { SaidLot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'
import { type LotTrouble, lotTroubleWords } from '../../orders/lots/lot-troubles.ts'
import { itemStatusWord } from '../../orders/own/order-words.rules.ts'
import type { PickedItem, pickItem } from '../../orders/picking/picking.contract.ts'
import { toast } from '../../ui/toast.tsx'
import type { FarOff } from '../kit/parts/weight-question.tsx'
import { isToSend, type UnsavedTap } from '../kit/taps/taps.ts'
import { useTaps } from '../kit/taps/use-taps.ts'
import type { PickChange } from './parts/pick-row.tsx'
import type { Instead } from './parts/swap-choice.tsx'
import { saysChange } from './pick-words.ts'

type PickCall = 'POST /orders/pickItem'
type PickTap = UnsavedTap<PickCall>

/** A line as the person saw it, with the number of its order. */
export type SeenLine = Pick<PickedItem, 'orderItemId' | 'version' | 'productName' | 'pricedUnit'> & {
  orderNum: string
}

const concernsOf = (orderItemId: number) => `line ${orderItemId}`

/** Picks lines by taps, which wait in the browser while there is no connection. `done` receives each answer, `failed` runs after each attempt without one. */
export function usePickTaps(done: (answer: OutputOf<typeof pickItem>) => void, failed: () => void) {
  const taps = useTaps<PickCall>('picking', {
    done,
    after: isAnswered => {
      if (!isAnswered) failed()
    },
    isSo,
  })
  async function takeOver(tap: PickTap) {
    const { orderItemId } = tap.input
    const sent = await send('POST /picking/claim', { orderItemIds: [orderItemId], takeOver: true })
    if (sent.ok) await taps.tap(tap)
    else toast(sent.problem.title || m.shop_offline())
  }
  const far = taps.unsaved.find(({ problem }) => problem.type === '/problems/far-off')
  return {
    taps: { ...taps, unsaved: taps.unsaved.filter(tap => tap !== far) },
    /** True if a tap waits for a connection. */
    isDown: taps.unsaved.some(({ problem }) => problem.status === 0),
    isBusy: taps.waiting.length > taps.unsaved.length,
    /** A question: is a weight right that is far from what was ordered? */
    question: far && {
      ...{ says: far.says, weight: far.input.finalWeight ?? 0 },
      farOff: far.problem as unknown as FarOff,
      yes: () => void taps.tap({ ...far, input: { ...far.input, anyway: true } }),
      no: () => taps.forget(far.concerns),
    },
    /** Resolves to true if the change was saved. */
    pick: (line: SeenLine, change: PickChange) =>
      taps.tap({
        concerns: concernsOf(line.orderItemId),
        says: saysChange(line, change),
        call: 'POST /orders/pickItem',
        input: { orderItemId: line.orderItemId, version: line.version, ...change },
      }),
    /** Asks the customer of a line whether another product may replace it. */
    async ask({ orderItemId, version }: SeenLine, { productId, quantity }: Instead) {
      const sent = await send('POST /picking/offerSubstitute', { orderItemId, version, productId, quantity })
      toast(sent.ok ? m.office_orders_swap_sent() : sent.problem.title || m.shop_offline())
      if (sent.ok) done(sent.answer)
      else failed()
    },
    /** True while a tap about the line is being sent. */
    isSending: (orderItemId: number) => taps.isSending(concernsOf(orderItemId)),
    /** Returns a line as its tap that waits for a connection leaves it, and whether there is one. */
    shown<L extends PickedItem>(line: L): L & { isWaiting: boolean } {
      const tap = taps.unsaved.find(({ concerns }) => concerns === concernsOf(line.orderItemId))
      if (!tap || !isToSend(tap)) return { ...line, isWaiting: false }
      const { itemStatus, finalWeight = line.finalWeight, packedQuantity = line.packedQuantity } = tap.input
      return { ...line, itemStatus, finalWeight, packedQuantity, isWaiting: true }
    },
    /** A conflict in words, and the way to keep the own result: another person has changed or taken the line since it was seen. */
    conflict(tap: PickTap) {
      const { type, version, name } = tap.problem
      if (type === '/problems/changed')
        return {
          why: m.office_picking_conflict({ status: nowWords(tap) }),
          says: m.office_picking_mine(),
          does: () => void taps.tap({ ...tap, input: { ...tap.input, version: Number(version) } }),
        }
      if (type === '/problems/lot-unfit') {
        const { lot: _, ...input } = tap.input
        return {
          why: lotWords(tap),
          says: m.office_picking_other_lot(),
          does: () => void taps.tap({ ...tap, input }),
        }
      }
      if (type === '/problems/claimed')
        return {
          why: m.office_picking_taken_by({ name: String(name) }),
          says: m.office_picking_take_over(),
          does: () => void takeOver(tap),
        }
    },
  }
}

/** The result of `usePickTaps`. */
export type PickTaps = ReturnType<typeof usePickTaps>

/** True if a line that has changed is already as the tap wants it. A replacement never is: it may be another one. */
const isSo: Parameters<typeof useTaps<PickCall>>[1]['isSo'] = ({ input }, problem) =>
  problem.type === '/problems/changed' &&
  input.instead === undefined &&
  problem.itemStatus === input.itemStatus &&
  (input.finalWeight === undefined || problem.finalWeight === input.finalWeight) &&
  (input.packedQuantity === undefined || problem.packedQuantity === input.packedQuantity)

/** Says why the lot of a tap cannot be picked, with the one to take in its place. */
function lotWords({ problem }: PickTap): string {
  const why = lotTroubleWords(problem.why as LotTrouble, String(problem.code))
  const next = problem.nextLot as SaidLot | null
  return next ? m.office_picking_next_lot({ why, lot: next.says }) : why
}

const nowWords = ({ problem, input }: PickTap) =>
  [
    itemStatusWord(String(problem.itemStatus)),
    ...(problem.finalWeight === null || input.finalWeight === undefined ? [] : [String(problem.finalWeight)]),
    ...(typeof problem.packedQuantity !== 'number'
      ? []
      : [m.office_picking_only({ amount: String(problem.packedQuantity) })]),
  ].join(', ')
