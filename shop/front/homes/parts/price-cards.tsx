import type { Block } from '../../../content/blocks.contract.ts'
import { WayTo } from '../../../content/parts/way-to.tsx'
import { m } from '../../../messages/m.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from './section.tsx'

/** Kinds of meals, each with its price as printed on the board (spec section 9). */
export const PriceCards = ({ cards }: { cards: readonly Block[] }) =>
  cards.length > 0 && (
    <Section title={m.front_prices()}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
        {cards.map(({ blockId, title, text, printed, image, linkUrl }) => (
          <li key={blockId} className="card group relative flex flex-col overflow-hidden">
            <Picture
              src={image}
              size={400}
              height={300}
              sizes="(width < 48rem) 46vw, min(31vw, 25rem)"
              className="aspect-[4/3]! transition-transform duration-300 group-hover:scale-[1.03]"
            />
            <div className="flex grow flex-col gap-1 p-4 md:p-6">
              <h3 className="text-lg leading-tight md:text-2xl">
                <WayTo to={linkUrl} className="after:absolute after:inset-0 group-hover:underline">
                  {title}
                </WayTo>
              </h3>
              <p className="text-sm text-muted md:text-base">{text}</p>
              <p className="mt-auto pt-3 font-display text-2xl font-semibold text-green md:text-3xl">
                {printed}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
