import { ArrowRight } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import type { FrameData } from './frame-data.ts'
import { homePicture } from './home-pictures.ts'
import { Section } from './section.tsx'

const names = {
  beef: m.front_discount_beef,
  chicken: m.front_discount_chicken,
  veal: m.front_discount_veal,
} as const

/** The offers that the settings name, each leading to its category. */
export function DiscountBanners({ settings }: Pick<FrameData, 'settings'>) {
  return (
    <Section title={m.front_discounts()}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {settings.homeDiscounts.map(({ kind, percent, categoryId }) => (
          <li key={kind}>
            <Link to={`/shop/${categoryId}`} className="tile group relative block text-ink scheme-light">
              <img
                src={homePicture(`discount-${kind}`)}
                alt=""
                width={800}
                height={600}
                loading="lazy"
                className="aspect-[8/5] w-full object-cover object-bottom transition-transform duration-300 group-hover:scale-[1.03] md:aspect-[4/3]"
              />
              <span className="absolute inset-0 flex flex-col items-start gap-1 p-5 lg:p-6">
                <span className="font-semibold">{names[kind]()}</span>
                <span className="font-display text-2xl leading-tight font-semibold md:text-xl lg:text-2xl xl:text-3xl">
                  {m.front_up_to({ percent })}
                </span>
                <span className="mt-auto flex items-center gap-2 font-semibold group-hover:underline">
                  {m.front_tile_action()}
                  <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
