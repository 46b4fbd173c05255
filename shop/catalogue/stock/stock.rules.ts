import type { Product } from '../catalogue.contract.ts'

type Stocked = Pick<Product, 'quantity' | 'step' | 'minimum' | 'maximum' | 'stockTracked'>

/** Shoppers see the quantity that is left at this many steps or fewer. */
const FEW_STEPS = 10

/** True if not even the minimum quantity is left. */
export const isSoldOut = ({ quantity, minimum }: Stocked) => quantity < minimum

/** Returns the largest quantity that a shopper can choose: the product's maximum, or what is left. */
export const mostOf = ({ quantity, maximum }: Stocked) => Math.min(quantity, maximum)

/** True if so little is left that shoppers see how much. */
export const isLow = (product: Stocked) =>
  product.stockTracked && !isSoldOut(product) && product.quantity <= FEW_STEPS * product.step

/** Writes a quantity: "2.5 lb", but only "3" for products sold by the piece. */
export const howMuch = (
  quantity: number,
  { sellinPcs, unitName }: Pick<Product, 'sellinPcs' | 'unitName'>,
) => (sellinPcs === 'Y' ? String(quantity) : `${quantity} ${unitName}`)
