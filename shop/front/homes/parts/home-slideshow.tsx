import type { Block } from '../../../content/blocks.contract.ts'
import { m } from '../../../messages/m.ts'
import { island } from '../../../ui/island.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { PictureBanner } from './picture-banner.tsx'
import { useCarousel } from './use-carousel.ts'

/** The slideshow at the top of the home page. Its first slide is complete before any script runs. */
export const HomeSlideshow = island('home-slideshow', ({ slides }: { slides: readonly Block[] }) => {
  const carousel = useCarousel(6_000)
  if (slides.length === 0) return null
  return (
    <section
      aria-roledescription={m.front_carousel()}
      aria-label={m.front_slideshow()}
      className="page relative flex flex-col pt-4 md:pt-6"
      {...carousel.area}
    >
      <CarouselControls
        carousel={carousel}
        className="order-last mt-3 justify-center lg:absolute lg:z-3 lg:start-[clamp(4rem,calc(3vw+2.5rem),5rem)] lg:bottom-4 lg:mt-0 lg:text-ink lg:scheme-light"
      />
      <div ref={carousel.viewport} className="relative overflow-hidden rounded-tile">
        <ul aria-live={carousel.moving ? 'off' : 'polite'} className="flex">
          {slides.map((banner, position) => (
            <li
              key={banner.blockId}
              aria-roledescription={m.front_carousel_slide()}
              aria-label={m.front_slide({ position: position + 1, count: slides.length })}
              inert={carousel.ready && position !== carousel.selected}
              className="min-w-0 shrink-0 basis-full lg:min-h-[26.25rem] xl:min-h-[31.25rem]"
            >
              <PictureBanner banner={banner} look="main" eager={position === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})
