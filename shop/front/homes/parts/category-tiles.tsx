import { ArrowRight } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { CategoryTile } from '../category-tiles.rules.ts'
import { Section } from './section.tsx'

/** The categories at the top of a home page. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  if (tiles.length === 0) return null
  return (
    <Section title={m.front_tiles()}>
      <ul className="grid grid-cols-3 gap-3 md:gap-6">
        {tiles.map(({ categoryId, subCategory, image }) => (
          <li key={categoryId}>
            <Link to={`/shop/${categoryId}`} className="group block">
              <span className="tile block">
                <Picture
                  src={image}
                  size={385}
                  sizes="min(31vw, 24rem)"
                  className="transition-transform duration-300 group-hover:scale-[1.03] md:aspect-[4/3]!"
                />
              </span>
              <span className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-display text-lg font-semibold md:text-2xl">{subCategory}</span>
                <span className="flex items-center gap-2 font-semibold text-green group-hover:underline max-lg:sr-only">
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
