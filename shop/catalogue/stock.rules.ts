import type { Product } from './catalogue.contract.ts'

type Stocked = Pick<Product, 'quantity' | 'step' | 'minimum' | 'maximum'>

/** At this many steps or fewer, what is left is told. */
const FEW_STEPS = 10

/** Whether not even the smallest order can be filled. */
export const isSoldOut = ({ quantity, minimum }: Stocked) => quantity < minimum

/** The largest quantity that one shopper may have: the product's maximum, or what is left. */
export const mostOf = ({ quantity, maximum }: Stocked) => Math.min(quantity, maximum)

/** Whether so little is left that a shopper wants to know. */
export const isLow = (product: Stocked) => !isSoldOut(product) && product.quantity <= FEW_STEPS * product.step

/** A quantity in words: "2.5 lb", but only "3" of what is sold by the piece. */
export const howMuch = (
  quantity: number,
  { sellinPcs, unitName }: Pick<Product, 'sellinPcs' | 'unitName'>,
) => (sellinPcs === 'Y' ? String(quantity) : `${quantity} ${unitName}`)
