import type { Category } from '../../catalogue/catalogue.contract.ts'
import { m } from '../../messages/m.ts'
import { Day } from '../../ui/day.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from './section.tsx'

/** Categories of a season by name: who last changed them and when (spec section 2). */
export function FoodUpdates({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <Section title={m.front_home_feed()} text={m.front_home_feed_text()}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {categories.map(({ categoryId, subCategory, image, updatedBy, updatedDate }) => (
          <li key={categoryId} className="group relative">
            <div className="tile">
              <Picture
                src={image}
                size={295}
                sizes="(width < 64rem) 46vw, min(23vw, 18.5rem)"
                className="transition-transform duration-300 group-hover:scale-[1.03]"
              />
            </div>
            <p className="mt-3 text-sm text-muted">
              {m.front_home_feed_by({ name: updatedBy })}, <Day at={updatedDate} />
            </p>
            <h3 className="text-xl">
              <Link to={`/shop/${categoryId}`} className="after:absolute after:inset-0 group-hover:underline">
                {subCategory}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}
