import { useState } from 'react'
import { send } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { isToWeigh } from '../../orders/own/order-words.rules.ts'
import type { scanLine } from '../../orders/picking/scanning.contract.ts'
import { useInTurn } from '../kit/use-in-turn.ts'

/** A line as a scan finds it, with the weight that the code says. */
export type ScannedLine = NonNullable<OutputOf<typeof scanLine>['line']>
/** A line with a weight, and the weight of one more label. */
export type WeighedAgain = ScannedLine & { weight: number; finalWeight: number }
/** The result of a scan: what was picked, or the reason why nothing was. */
export type ScanResult = { says: string; isWrong: boolean }
/** A change of a scanned line. */
export type ScanChange = { itemStatus: 'PICKED' | 'PACKED'; finalWeight?: number; lot?: string }

/** The change of a scanned line, with the lot that the code says; a line that is packed stays packed. */
const picked = ({ itemStatus, lot }: ScannedLine): ScanChange => ({
  itemStatus: itemStatus === 'PACKED' ? 'PACKED' : 'PICKED',
  ...(lot === null ? {} : { lot }),
})

/** Returns the change that enters a weight. */
export const weighed = (line: ScannedLine, finalWeight: number): ScanChange => ({
  ...picked(line),
  finalWeight,
})

/**
 * Picks the lines of an order, or without one those that the person has taken, by their codes, one after the other: a scan that comes while another one is sent waits for it. `pick`
 * resolves to true if the change was saved.
 */
export function useScans(
  of: { orderId?: number } | undefined,
  pick: (line: ScannedLine, change: ScanChange) => Promise<boolean>,
) {
  const [result, setResult] = useState<ScanResult>()
  const [again, setAgain] = useState<WeighedAgain>()
  async function takeOne(scanned: string) {
    if (!of) return
    const sent = await send('POST /picking/scan', { ...of, scanned })
    const line = sent.ok ? sent.answer.line : undefined
    if (!line) {
      navigator.vibrate?.(300)
      const says = sent.ok ? refusalSays(sent.answer) : sent.problem.title
      return setResult({ says: says || m.office_picking_scan_offline(), isWrong: true })
    }
    const { weight, finalWeight } = line
    if (weight !== null && finalWeight !== null) return setAgain({ ...line, weight, finalWeight })
    const isPicked =
      weight !== null
        ? await pick(line, weighed(line, weight))
        : (line.itemStatus !== 'NEW' && line.lot === null) || (await pick(line, picked(line)))
    setResult(isPicked ? { says: scanSays(line), isWrong: false } : undefined)
  }
  return {
    result,
    /** A question: is the label of a line with a weight of one more piece? */
    again,
    closeAgain: () => setAgain(undefined),
    take: useInTurn(takeOne),
  }
}

/** Says why a scan picked nothing, with the lot to take in place of one that cannot be picked. */
const refusalSays = ({ says, nextLot }: OutputOf<typeof scanLine>) =>
  says !== null && nextLot !== null ? m.office_picking_next_lot({ why: says, lot: nextLot.says }) : says

/** Says what a scan did to a line. */
function scanSays({ productName: name, pricedUnit: unit, itemStatus, weight, ...line }: ScannedLine): string {
  if (weight !== null) return m.office_orders_scan_weighed({ name, weight: String(weight), unit })
  if (isToWeigh({ ...line, itemStatus: 'PICKED' })) return m.office_orders_scan_to_weigh({ name })
  return itemStatus === 'NEW' ? m.office_orders_scan_picked({ name }) : m.office_orders_scan_done({ name })
}
