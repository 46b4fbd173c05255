import { m } from '../../../messages/m.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Department } from '../../catalogue.contract.ts'

/** The department of restaurants, whose hero has a text of its own (spec section 2). */
const RESTAURANTS = 'RESTAURANTS'

/** A picture of one transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Presents a department with its text and picture. */
export function DepartmentHero({ department, count }: { department: Department; count: number }) {
  const ownWords = department.deptName === RESTAURANTS
  return (
    <header className="grid items-center gap-6 overflow-hidden rounded-tile bg-green-soft sm:grid-cols-[1fr_auto]">
      <div className="p-6 md:p-12">
        {ownWords && <p className="mb-3 font-semibold text-green">{department.title}</p>}
        <h1 className="text-4xl md:text-6xl">
          {ownWords ? m.catalogue_restaurants_heading() : department.title}
        </h1>
        <p className="mt-4 max-w-prose md:text-lg">{department.blurb}</p>
        {count > 0 && <p className="mt-6 text-sm text-muted">{m.catalogue_category_count({ count })}</p>}
      </div>
      <div className="aspect-square w-64 max-sm:hidden md:w-80 lg:w-96">
        {/* A phone neither shows the picture nor loads it. */}
        <Picture
          src={department.image}
          size={384}
          sizes="(width < 48rem) 16rem, (width < 64rem) 20rem, 24rem"
          first
        >
          <source media="(width < 30rem)" srcSet={NOTHING} />
        </Picture>
      </div>
    </header>
  )
}
