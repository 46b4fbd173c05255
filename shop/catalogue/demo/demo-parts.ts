import type { Part } from '../made-of/parts.rules.ts'

type DemoPart = Omit<Part, 'productId'> & { sku: string }
const always = (...skus: string[]): DemoPart[] => skus.map(sku => ({ sku }))
const onlyWith = (choice: string, ...skus: string[]): DemoPart[] =>
  skus.map(sku => ({ sku, kind: 'cuttingAttributes', choice }))

/** The demo goods that demo sets and preparations are made of, by SKU. */
const demoParts: Record<string, DemoPart[]> = {
  'CHK-010': onlyWith('Tikka marinade', 'MLK-003', 'OIL-002', 'RMS-005'),
  'GRL-005': always('GRL-001', 'FOD-004', 'BRD-001'),
  'IFT-001': always('DAT-003', 'JUC-004'),
  'IFT-002': always('DAT-003', 'FOD-011'),
  'IFT-003': always('DAT-003', 'FRU-003', 'FOD-008', 'MLK-003'),
}

/** Returns the parts of a demo product; null if none are named. `idOf`: the product with a SKU. */
export const partsOfDemo = (sku: string, idOf: (sku: string) => number): Part[] | null =>
  demoParts[sku]?.map(({ sku, ...choice }) => ({ productId: idOf(sku), ...choice })) ?? null
