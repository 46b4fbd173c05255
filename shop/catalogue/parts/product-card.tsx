import type { ReactNode } from 'react'
import { firstGraphemes } from '../../lib/graphemes.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useShop } from '../../ui/router.ts'
import { AgeMark } from '../ages/age-mark.tsx'
import type { CardProduct } from '../card-product.ts'
import { productAddress } from '../catalogue.rules.ts'
import { ProductPrice } from './product-price.tsx'

export type CardProps = {
  product: CardProduct
  /** The heading level that fits the page. */
  heading?: 'h2' | 'h3'
  /** True for the first cards of a list, which are in the first view. */
  first?: boolean
  /** The `sizes` of its picture, unless the list has two columns, and three or four from 768 px on. */
  sizes?: string
  /** At the lower corner of its picture. */
  action?: ReactNode
}

/** A product in a list. Links to its page if at least one is left; otherwise says that it is sold out (spec section 2). */
export function ProductCard({ product, heading: Heading = 'h3', first, sizes, action }: CardProps) {
  const there = product.quantity >= 1
  // The branch of a shopper is filled in afterwards (`fill-in-branch.ts`).
  const several = useShop()?.branches !== undefined
  return (
    <article
      className="group relative flex h-full flex-col gap-3"
      data-product={several ? product.productId : undefined}
    >
      <div className="tile relative">
        <Picture
          src={product.image}
          size={360}
          sizes={sizes ?? '(width < 48rem) 46vw, min(24vw, 18rem)'}
          first={first}
          className={
            there ? 'transition-transform duration-300 group-hover:scale-[1.03]' : 'opacity-50 grayscale'
          }
        />
        {!there && (
          <p className="absolute start-3 bottom-3 rounded-round bg-raised px-3 py-1 text-sm font-semibold">
            {m.catalogue_out_of_stock()}
          </p>
        )}
        {action && <div className="absolute end-3 bottom-3 z-10">{action}</div>}
      </div>
      <div className="flex flex-col gap-0.5">
        <Heading className="font-text text-base leading-snug font-semibold tracking-normal">
          {there ? (
            <Link to={productAddress(product)} className="after:absolute after:inset-0 group-hover:underline">
              {product.productName}
            </Link>
          ) : (
            product.productName
          )}
        </Heading>
        <p className="text-sm text-muted" title={product.productDetails}>
          {firstGraphemes(product.productDetails, 20)}
        </p>
        {product.ageFrom && (
          <p>
            <AgeMark age={product.ageFrom} />
          </p>
        )}
        <ProductPrice product={product} marked={several} />
        {several && <p data-at-branch="" className="text-sm font-semibold text-rose empty:hidden" />}
      </div>
    </article>
  )
}
