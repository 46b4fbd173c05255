import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { PictureCard } from '../../../ui/picture-card.tsx'
import type { Category } from '../../catalogue.contract.ts'

/** A category with its picture, name and last update; links to its products. */
export function CategoryCard({ category, first }: { category: Category; first?: boolean }) {
  const { categoryId, subCategory, image, updatedDate } = category
  return (
    <PictureCard
      to={`/shop/${categoryId}`}
      name={subCategory}
      picture={{ src: image, size: 384, sizes: '(width < 48rem) 46vw, min(30vw, 24rem)', first }}
    >
      <p>
        {m.catalogue_updated()} <Day at={updatedDate} />
      </p>
    </PictureCard>
  )
}
