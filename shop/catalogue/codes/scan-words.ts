import { m } from '../../messages/m.ts'
import { shownCode } from './gtin.rules.ts'

/** Why a scan says nothing. */
export const scanReasons = [
  'LENGTH',
  'CHECK_DIGIT',
  'ELEMENTS',
  'NO_PRODUCT',
  'NO_RULE',
  'VERIFIER',
  'NO_PRODUCT_OF_LABEL',
  'REMOVED',
  'NOT_BY_WEIGHT',
  'NO_PRICE',
  'PRICE_MISMATCH',
] as const
export type ScanReason = (typeof scanReasons)[number]

/** A scan that says nothing: its stored code, the product and the rule as far as they are known. */
export type WrongScan = { wrong: ScanReason; code?: string; productName?: string; ruleName?: string }

/** The reason in words, with what to do. */
export function scanWords({
  wrong,
  code = '',
  productName: name = '',
  ruleName: rule = '',
}: WrongScan): string {
  const shown = shownCode(code)
  switch (wrong) {
    case 'LENGTH':
      return m.catalogue_scan_length()
    case 'CHECK_DIGIT':
      return m.catalogue_scan_digit()
    case 'ELEMENTS':
      return m.catalogue_scan_elements()
    case 'NO_PRODUCT':
      return m.catalogue_scan_no_product({ code: shown })
    case 'NO_RULE':
      return m.catalogue_scan_no_rule()
    case 'VERIFIER':
      return m.catalogue_scan_verifier()
    case 'NO_PRODUCT_OF_LABEL':
      return m.catalogue_scan_no_product_of_label({ rule, code: shown })
    case 'REMOVED':
      return m.catalogue_scan_removed({ name })
    case 'NOT_BY_WEIGHT':
      return m.catalogue_scan_not_by_weight({ name })
    case 'NO_PRICE':
      return m.catalogue_scan_no_price({ name })
    case 'PRICE_MISMATCH':
      return m.catalogue_scan_price_mismatch({ name })
  }
}
