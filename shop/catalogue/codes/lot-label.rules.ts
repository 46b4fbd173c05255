import { isOfShop } from './label.rules.ts'

/** The most characters of a scan: those of a label whose lot has 40 characters that GS1 does not have. */
export const LONGEST_SCAN = 400

/** The identifier of a shop's own labels for lots: 91 is for the own use of a company, and the word tells them from those of others. */
const OWN = '91LOT'

/** A lot code as GS1 can carry it: up to 20 of its 82 characters (GS1 General Specifications, figure 7.11-1). */
const CARRIED = /^[!"%-?A-Z_a-z]{1,20}$/

/** A lot as its label says it: the product with its codes, and the code and last day of the lot. */
export type LabelledLot = {
  productId: number
  codes: readonly { code: string; quantity: number }[]
  lot: string
  /** Days such as 2026-12-31. */
  bestBefore?: string | undefined
  useBy?: string | undefined
}

const dayOf = (identifier: '15' | '17', day: string | undefined) =>
  day?.startsWith('20') ? `${identifier}${day.slice(2).replaceAll('-', '')}` : ''

/**
 * Returns the text of the code on a label for a lot, which `readGs1` reads. For a product with a code on its package the elements of GS1: that code,
 * the last day and the lot. Otherwise, or if GS1 cannot carry the lot's code, the id of the product and the lot. The only part without a fixed
 * length comes last, so that no separator is needed: scanners that type have none.
 */
export function textOfLot({ productId, codes, lot, bestBefore, useBy }: LabelledLot): string {
  const ofPackage = codes.find(({ code, quantity }) => quantity === 1000 && !isOfShop(code))
  if (ofPackage && CARRIED.test(lot))
    return `01${ofPackage.code}${dayOf('17', useBy)}${dayOf('15', bestBefore)}10${lot}`
  return `${OWN}${productId}/${encodeURIComponent(lot).replaceAll('~', '%7E')}`
}

/** True for the text of a shop's own label, which says a product by its id. */
export const isOwnLabel = (text: string): boolean => text.startsWith(OWN)

/** Reads the text of a shop's own label; undefined if it is cut short. */
export function readOwnLabel(text: string): { productId: number; lot: string } | undefined {
  const [, productId, lot = ''] = /^91LOT([1-9]\d{0,9})\/(.+)$/.exec(text) ?? []
  if (productId === undefined || Number(productId) > 2_147_483_647) return undefined
  try {
    return { productId: Number(productId), lot: decodeURIComponent(lot) }
  } catch {
    return undefined
  }
}
