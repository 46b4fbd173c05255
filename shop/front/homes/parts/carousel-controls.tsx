import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import type { Carousel } from './use-carousel.ts'

type Props = { carousel: Carousel; className?: string }

/** The buttons of a carousel: stop or start, back, a dot per position, forward. Phones swipe instead of the arrows. */
export function CarouselControls({ carousel, className = '' }: Props) {
  const { playing, selected, count } = carousel
  return (
    <div className={`flex min-h-9 items-center gap-1 ${carousel.ready ? '' : 'invisible'} ${className}`}>
      <Round says={playing ? m.front_slides_pause() : m.front_slides_play()} does={carousel.toggle}>
        {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
      </Round>
      <Round says={m.front_slide_previous()} does={carousel.previous} className="max-sm:hidden">
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      </Round>
      <span className="flex min-w-0 flex-wrap">
        {Array.from({ length: count }, (_, position) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={position}
            type="button"
            aria-label={m.front_slide_show({ position: position + 1, count })}
            aria-current={position === selected || undefined}
            onClick={() => carousel.show(position)}
            className="group grid size-6 place-items-center"
          >
            <span className="h-2 w-2 rounded-round bg-current opacity-60 transition-all group-aria-[current]:w-4 group-aria-[current]:opacity-100" />
          </button>
        ))}
      </span>
      <Round says={m.front_slide_next()} does={carousel.next} className="max-sm:hidden">
        <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Round>
    </div>
  )
}

type RoundProps = { says: string; does: () => void; children: ReactNode; className?: string }

const Round = ({ says, does, children, className = '' }: RoundProps) => (
  <button
    type="button"
    aria-label={says}
    onClick={does}
    className={`grid size-9 place-items-center rounded-round hover:bg-current/10 ${className}`}
  >
    {children}
  </button>
)
