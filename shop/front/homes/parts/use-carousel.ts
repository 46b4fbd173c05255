import type { EmblaOptionsType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { useMoving } from '../../frame/parts/use-moving.ts'

const direction = m.shop_direction() as 'ltr' | 'rtl'

/** A carousel that loops and advances every `delay` ms, unless someone looks at it, stops it or prefers reduced motion. */
export function useCarousel(delay: number, options: EmblaOptionsType = {}) {
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start', direction, ...options })
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
