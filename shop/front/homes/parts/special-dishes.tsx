import type { Block } from '../../../content/blocks.contract.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { m } from '../../../messages/m.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from './section.tsx'

/** Dishes with their ingredients, side by side. */
export const SpecialDishes = ({ dishes }: { dishes: readonly Block[] }) =>
  dishes.length > 0 && (
    <Section title={m.front_home_specials()}>
      <ul className="grid gap-6 lg:grid-cols-2">
        {dishes.map(dish => (
          <li key={dish.blockId} className="card grid overflow-hidden sm:grid-cols-2">
            <Picture
              src={dish.image}
              size={310}
              height={310}
              sizes="(width < 30rem) 94vw, (width < 64rem) 47vw, min(23vw, 19.5rem)"
              className="h-full"
            />
            <div className="flex flex-col items-start gap-2 p-6">
              <p className="text-sm font-semibold text-green">{dish.kicker}</p>
              <h3 className="text-2xl">{dish.title}</h3>
              <p className="mb-4 text-muted">{dish.text}</p>
              <BlockLink block={dish} look="quiet" about={dish.title} className="mt-auto" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
