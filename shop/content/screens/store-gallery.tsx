import { m } from '../../messages/m.ts'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { GalleryPictures } from '../parts/gallery-pictures.tsx'
import { GalleryVideo } from '../parts/gallery-video.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/store-gallery'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'store-gallery')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/store-gallery', m.content_gallery())

/** `/store-gallery`: pictures of the shop, and videos that load only on demand (spec section 2). */
export default function StoreGalleryScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  const [pictures, videos] = [blocksOf(blocks, 'pictures'), blocksOf(blocks, 'videos')]
  return (
    <>
      <PageHead head={head} name={m.content_gallery()} />
      {pictures.length + videos.length === 0 && <NothingYet>{m.content_gallery_none()}</NothingYet>}
      <div className="page mt-6">
        <GalleryPictures pictures={pictures} />
      </div>
      {videos.length > 0 && (
        <section className="page mt-16 md:mt-24">
          <h2 className="mb-6 text-3xl md:mb-8 md:text-4xl">{m.content_gallery_videos()}</h2>
          <ul className="grid gap-6 md:grid-cols-2">
            {videos.map(video => (
              <li key={video.blockId}>
                <GalleryVideo video={video} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
