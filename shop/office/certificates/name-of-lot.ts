import type { Lot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'

/** Names a lot by its product and its code, such as "Lamb chops · Lot LA-112001", with its branch if that is not the main one. */
export const nameOfLot = (
  { productName, code, branchId, branchName }: Pick<Lot, 'productName' | 'code' | 'branchId' | 'branchName'>,
  mainBranchId: number | undefined,
): string =>
  [productName, m.lots_lot_of({ code }), ...(branchId === mainBranchId ? [] : [branchName])].join(' · ')
