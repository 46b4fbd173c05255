import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { useMoving } from '../../frame/parts/use-moving.ts'

const direction = m.shop_direction() as 'ltr' | 'rtl'

/** Makes the element that gets `viewport` a carousel, whose code only browsers load; undefined until it is one. */
function useEmbla(options: EmblaOptionsType) {
  const [element, viewport] = useState<HTMLElement | null>(null)
  const [api, setApi] = useState<EmblaCarouselType>()
  const { current: given } = useRef(options)
  useEffect(() => {
    if (!element) return
    let made: EmblaCarouselType | undefined
    let isGone = false
    void import('embla-carousel').then(({ default: EmblaCarousel }) => {
      if (isGone) return
      made = EmblaCarousel(element, given)
      setApi(made)
    })
    return () => {
      isGone = true
      made?.destroy()
      setApi(undefined)
    }
  }, [element, given])
  return { viewport, api }
}

/** A carousel that loops and advances every `delay` ms, unless someone looks at it, stops it or prefers reduced motion. */
export function useCarousel(delay: number, options: EmblaOptionsType = {}) {
  const { viewport, api } = useEmbla({ loop: true, align: 'start', direction, ...options })
  const [place, setPlace] = useState({ selected: 0, count: 0 })
  const moving = useMoving(delay, () => api?.scrollNext())

  useEffect(() => {
    if (!api) return
    const look = () => setPlace({ selected: api.selectedScrollSnap(), count: api.scrollSnapList().length })
    look()
    api.on('select', look).on('reInit', look)
    return () => {
      api.off('select', look).off('reInit', look)
    }
  }, [api])

  return {
    ...place,
    ...moving,
    viewport,
    ready: api !== undefined,
    next: () => api?.scrollNext(),
    previous: () => api?.scrollPrev(),
    show: (position: number) => api?.scrollTo(position),
  }
}

/** The result of `useCarousel`. */
export type Carousel = ReturnType<typeof useCarousel>
