import { ArrowRight } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ShopData } from '../../../ui/use-shop.ts'
import { Section } from './section.tsx'

/** The number of tiles in a shop whose settings name none that it has. */
const OTHERWISE = 3

/** The categories that the settings put at the top of the home page: chicken, goat and cow; otherwise the first ones. */
export function CategoryTiles({ settings, categories }: Pick<ShopData, 'settings' | 'categories'>) {
  const named = settings.homeTiles.flatMap(id => categories.find(({ categoryId }) => categoryId === id) ?? [])
  const chosen = named.length > 0 ? named : categories.slice(0, OTHERWISE)
  // A single category looks lonely here; its department is the next thing on the page.
  if (named.length === 0 && chosen.length < 2) return null
  return (
    <Section title={m.front_tiles()}>
      <ul className="grid grid-cols-3 gap-3 md:gap-6">
        {chosen.map(({ categoryId, subCategory, image }) => (
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
