import { m } from '../../messages/m.ts'
import { Day } from '../../ui/day.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Category } from '../catalogue.contract.ts'

/** A category: its picture, its name, when it was last updated; leads to its products. */
export function CategoryCard({ category, first }: { category: Category; first?: boolean }) {
  return (
    <article className="group relative">
      <div className="tile">
        <Picture
          src={category.image}
          size={384}
          sizes="(width < 48rem) 46vw, min(30vw, 24rem)"
          first={first}
          className="transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <h2 className="mt-4 text-xl md:text-2xl">
        <Link
          to={`/shop/${category.categoryId}`}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {category.subCategory}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-muted">
        {m.listing_updated()} <Day at={category.updatedDate} />
      </p>
    </article>
  )
}
