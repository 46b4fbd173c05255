import { m } from '../../../messages/m.ts'

/** An amount with its unit, such as "12.5 kg". */
export const amountText = (quantity: number, unitName: string): string =>
  `${quantity.toLocaleString(m.shop_language())} ${unitName}`
