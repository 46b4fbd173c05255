import { adjust } from '../../availability/adjust.server.ts'
import { MOST_COUNTED } from '../../availability/most-counted.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { changeLots, type LotRow } from '../change-lots.server.ts'
import { tooMuch } from './receipt-lines.rules.ts'
import type { ReceivedGoods } from './received-goods.server.ts'

/** A line of a delivery that is in order: its product, its counts, and its lot if the product is in lots. */
export type GoodLine = { goods: ReceivedGoods; counts: number; lot: LotRow | undefined }

/** Returns the sum of the counts of lines. */
const sumOf = (lines: readonly GoodLine[]) => lines.reduce((sum, { counts }) => sum + counts, 0)

/** Returns the first line whose lot would have more than can be counted, if there is one. */
function fullLot(lines: readonly GoodLine[]): GoodLine | undefined {
  for (const [lot, those] of Map.groupBy(lines, line => line.lot))
    if (lot && lot.onHand + sumOf(those) > MOST_COUNTED) return those[0]
}

/**
 * Brings the products of a delivery into their lots and into the stock. Returns what is wrong, by field, if more would be there than can
 * be counted: the caller must then refuse.
 */
export async function receiveGoods(
  { database, caller, clock }: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  lines: readonly GoodLine[],
  { receiptId, noteNumber }: { receiptId: number; noteNumber: string },
): Promise<Record<string, string>> {
  const refusal = (line: GoodLine) => ({
    [`items.${lines.indexOf(line)}.quantity`]: tooMuch(line.goods.countStep),
  })
  const full = fullLot(lines)
  if (full) return refusal(full)
  const by = { movedBy: caller.custId, movedAt: clock() }
  await changeLots(
    database,
    lines.flatMap(({ lot, counts: change }) =>
      lot ? [{ lotId: lot.lotId, change, cause: 'RECEIVED' as const, receiptId }] : [],
    ),
    by,
  )
  const stocked = Map.groupBy(lines, ({ goods }) => goods.place.availabilityId)
  const refused = await adjust(
    database,
    [...stocked].map(([availabilityId, those]) => ({ availabilityId, by: sumOf(those) })),
    { cause: 'DELIVERY', note: noteNumber || null, ...by, withLots: true },
  )
  const fields = refused.map(({ availabilityId }) => {
    const [first] = stocked.get(availabilityId) ?? []
    return first ? refusal(first) : {}
  })
  return Object.assign({}, ...fields)
}
