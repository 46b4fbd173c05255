import type { Category } from '../../../catalogue/catalogue.contract.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { PictureCard } from '../../../ui/picture-card.tsx'
import { Section } from './section.tsx'

/** Categories of a season by name, with who last changed them and when (spec section 2). */
export function FoodUpdates({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <Section title={m.front_home_feed()} text={m.front_home_feed_text()}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {categories.map(({ categoryId, subCategory, image, updatedBy, updatedDate }) => (
          <li key={categoryId}>
            <PictureCard
              to={`/shop/${categoryId}`}
              name={subCategory}
              level={3}
              picture={{ src: image, size: 295, sizes: '(width < 64rem) 46vw, min(23vw, 18.5rem)' }}
              above={
                <p>
                  {m.front_home_feed_by({ name: updatedBy })}, <Day at={updatedDate} />
                </p>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
