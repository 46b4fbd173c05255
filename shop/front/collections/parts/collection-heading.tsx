import type { Collection } from '../../../collections/collections.fields.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** A picture of one transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** The way to a collection, with its title, its text and its picture. */
export const CollectionHeading = ({ collection: { title, blurb, image } }: { collection: Collection }) => (
  <>
    <Breadcrumb steps={[{ says: title }]} />
    {image ? (
      <header className="grid items-center gap-6 overflow-hidden rounded-tile bg-green-soft sm:grid-cols-[1fr_auto]">
        <div className="p-6 md:p-12">
          <h1 className="text-4xl [overflow-wrap:anywhere] md:text-5xl">{title}</h1>
          {blurb && <p className="mt-4 max-w-prose md:text-lg">{blurb}</p>}
        </div>
        <div className="aspect-square w-64 max-sm:hidden">
          <Picture src={image} size={256} sizes="16rem" first>
            <source media="(width < 40rem)" srcSet={NOTHING} />
          </Picture>
        </div>
      </header>
    ) : (
      <header>
        <h1 className="text-4xl [overflow-wrap:anywhere] md:text-5xl">{title}</h1>
        {blurb && <p className="mt-2 max-w-prose text-muted md:text-lg">{blurb}</p>}
      </header>
    )}
  </>
)
