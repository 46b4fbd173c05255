import { type CardProps, ProductCard } from '../../catalogue/parts/product-card.tsx'
import { CardChoices } from './card-choices.tsx'
import { CardStepper } from './card-stepper.tsx'

/** The card of a product, from which it can be put into the cart; its variants are chosen in a sheet. */
export function BuyCard({ product, ...card }: CardProps) {
  const { productId, productName: name, step, minimum, maximum, quantity: left, choices } = product
  const isThere = left >= Math.max(1, minimum)
  const isVaried = product.dearestPrice !== undefined
  if (isThere && isVaried)
    return <ProductCard product={product} {...card} action={<CardChoices {...{ productId, name }} />} />
  const stepper = isThere && (
    <CardStepper
      line={{ productId, ...choices }}
      {...{ name, left }}
      {...(step === 1 ? {} : { step })}
      {...(minimum === 1 ? {} : { minimum })}
      {...(maximum === 99 ? {} : { maximum })}
    />
  )
  return <ProductCard product={product} {...card} action={stepper} />
}
