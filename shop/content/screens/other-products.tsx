import { m } from '../../messages/m.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/other-products'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'other-products')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/other-products', m.content_other_products())

/** `/other-products`: the sister shops, a card each, which leads to its own address or to a department (spec section 2). */
export default function OtherProductsScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_other_products()} />
      <ul className="page mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {blocksOf(blocks, 'shops').map((shop, position) => (
          <li key={shop.blockId} className="flex flex-col">
            <div className="tile">
              <Picture
                src={shop.image}
                alt={shop.pictureAlt}
                first={position === 0}
                size={400}
                height={300}
                sizes="(width < 30rem) 94vw, (width < 64rem) 46vw, min(31vw, 25rem)"
                className="aspect-[4/3]!"
              />
            </div>
            <h2 className="mt-4 text-2xl">{shop.title}</h2>
            <Paragraphs text={shop.text} className="mt-1 mb-5 text-muted" />
            <BlockLink
              block={{
                linkName: shop.linkName || m.content_visit_shop(),
                // A shop without an address of its own leads to a department.
                linkUrl: shop.siteUrl || shop.linkUrl,
              }}
              look="quiet"
              about={shop.title}
              className="mt-auto self-start"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
