import { THOUSANDTHS, toQuantity } from '../lib/quantity.ts'
import type { Lot } from '../lots/lots.fields.ts'
import { sayLot } from '../lots/say-lot.ts'

type Named = Pick<Lot, 'lotId' | 'code' | 'dateKind' | 'expiresOn' | 'productName' | 'unitName' | 'step'>

/** Returns the part of an order that is recalled, as its customer reads it: the amount of each lot, with its code and its last day. */
export const recalledGoods = (lines: readonly { lotId: number; counts: number }[], lots: readonly Named[]) =>
  lots.flatMap(lot => {
    const counts = lines.reduce((sum, line) => (line.lotId === lot.lotId ? sum + line.counts : sum), 0)
    const quantity = toQuantity(counts, Math.round(lot.step * THOUSANDTHS))
    return counts === 0
      ? []
      : [
          {
            ...{ name: lot.productName, quantity: `${quantity} ${lot.unitName}` },
            ...{ about: sayLot(lot).says, price: '' },
          },
        ]
  })
