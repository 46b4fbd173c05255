import type { Lot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'

/** Names a lot by its product and its code, such as "Lamb chops · Lot LA-112001". */
export const nameOfLot = ({ productName, code }: Pick<Lot, 'productName' | 'code'>): string =>
  `${productName} · ${m.lots_lot_of({ code })}`
