import type { CardProduct } from '../../catalogue/card-product.ts'
import { ProductCard } from '../../catalogue/parts/product-card.tsx'
import { m } from '../../messages/m.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { Section } from './section.tsx'
import { useCarousel } from './use-carousel.ts'

/** Popular meat, passing by: 1, 2, 3 or 4 at a time from 0, 400, 740 and 940 px on, fast to turn (spec section 9). */
export function PopularCarousel({ products }: { products: CardProduct[] }) {
  const carousel = useCarousel(5_000, { slidesToScroll: 'auto', duration: 12 })
  if (products.length === 0) return null
  return (
    <Section
      aria-roledescription="carousel"
      title={m.front_popular()}
      text={m.front_popular_text()}
      aside={<CarouselControls carousel={carousel} />}
      {...carousel.area}
    >
      <div
        ref={carousel.viewport}
        className={`-m-1 p-1 ${carousel.ready ? 'overflow-hidden' : 'overflow-x-auto [scrollbar-width:none]'}`}
      >
        <ul className="-ms-4 flex md:-ms-6">
          {products.map(product => (
            <li
              key={product.productId}
              className="min-w-0 shrink-0 basis-full ps-4 min-[400px]:basis-1/2 min-[740px]:basis-1/3 min-[940px]:basis-1/4 md:ps-6"
            >
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
