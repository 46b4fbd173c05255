import { ArrowRight } from 'lucide-react'
import type { Block } from '../../../content/blocks.contract.ts'
import { WayTo } from '../../../content/parts/way-to.tsx'
import { m } from '../../../messages/m.ts'
import { SizedPicture } from '../../../ui/sized-picture.tsx'
import { Section } from './section.tsx'

/** Offers, each linking to its products. */
export function DiscountBanners({ offers }: { offers: readonly Block[] }) {
  if (offers.length === 0) return null
  return (
    <Section title={m.front_discounts()}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {offers.map(({ blockId, title, printed, image, linkUrl }) => (
          <li key={blockId}>
            <WayTo to={linkUrl} className="tile group relative block text-ink scheme-light">
              <SizedPicture
                src={image ?? undefined}
                size={720}
                height={540}
                sizes="(width < 48rem) 94vw, min(31vw, 24rem)"
                className="aspect-[8/5] w-full object-cover object-bottom transition-transform duration-300 group-hover:scale-[1.03] md:aspect-[4/3]"
              />
              <span className="absolute inset-0 flex flex-col items-start gap-1 p-5 lg:p-6">
                <span className="font-semibold">{title}</span>
                <span className="font-display text-2xl leading-tight font-semibold md:text-xl lg:text-2xl xl:text-3xl">
                  {printed}
                </span>
                <span className="mt-auto flex items-center gap-2 font-semibold group-hover:underline">
                  {m.front_tile_action()}
                  <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
                </span>
              </span>
            </WayTo>
          </li>
        ))}
      </ul>
    </Section>
  )
}
