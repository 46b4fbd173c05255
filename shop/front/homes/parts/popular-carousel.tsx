import { BuyCard } from '../../../cart/parts/buy-card.tsx'
import type { CardProduct } from '../../../catalogue/card-product.ts'
import { m } from '../../../messages/m.ts'
import { island } from '../../../ui/island.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { Section } from './section.tsx'
import { useCarousel } from './use-carousel.ts'

/** One, two, three or four side by side. */
const sizes = '(width < 400px) 92vw, (width < 740px) 46vw, (width < 940px) 31vw, min(23vw, 18rem)'

type Props = { title: string; text?: string | undefined; products: CardProduct[] }

/** Popular products as a carousel: 1, 2, 3 or 4 at a time from 0, 400, 740 and 940 px up, turning fast (spec section 9). */
export const PopularCarousel = island('popular-carousel', ({ title, text, products }: Props) => {
  const carousel = useCarousel(5_000, { slidesToScroll: 'auto', duration: 12 })
  if (products.length === 0) return null
  return (
    <Section
      aria-roledescription={m.front_carousel()}
      title={title}
      {...(text ? { text } : {})}
      aside={<CarouselControls carousel={carousel} />}
      {...carousel.area}
    >
      {/* Aligns the row with this element: the carousel measures both, and not always from the same origin. */}
      <div
        ref={carousel.viewport}
        className={`relative -my-1 -ms-4 py-1 md:-ms-6 ${carousel.ready ? 'overflow-hidden' : 'overflow-x-auto [scrollbar-width:none]'}`}
      >
        <ul className="flex">
          {products.map(product => (
            <li
              key={product.productId}
              className="min-w-0 shrink-0 basis-full ps-4 min-[400px]:basis-1/2 min-[740px]:basis-1/3 min-[940px]:basis-1/4 md:ps-6"
            >
              <BuyCard product={product} sizes={sizes} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
})
