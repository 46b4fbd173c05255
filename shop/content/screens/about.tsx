import { m } from '../../messages/m.ts'
import { Picture } from '../../ui/picture.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import type { Route } from './+types/about'

export const loader = ({ context }: Route.LoaderArgs) => loadBlocks(context, 'about')

/** The same for everybody; it reads nothing of its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/about', m.content_about())

/** `/about`: a welcome, and the way to a table (spec section 2). */
export default function AboutScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_about()} />
      <ul className="page mt-10 grid gap-4 sm:grid-cols-3 md:mt-14">
        {blocksOf(blocks, 'facts').map(({ blockId, printed, title }) => (
          <li key={blockId} className="rounded-tile bg-green-soft p-6 md:p-8">
            <span className="block font-display text-4xl font-semibold text-green md:text-5xl">
              {printed}
            </span>
            <span className="mt-2 block">{title}</span>
          </li>
        ))}
      </ul>
      {blocksOf(blocks, 'story').map(block => (
        <section
          key={block.blockId}
          className="page mt-16 grid items-center gap-8 md:mt-24 lg:grid-cols-2 lg:gap-16 lg:even:*:first:order-last"
        >
          {block.image && (
            <div className="tile">
              <Picture
                src={block.image}
                alt={block.pictureAlt}
                size={600}
                height={450}
                sizes="(width < 64rem) 94vw, min(45vw, 36rem)"
                className="aspect-[4/3]!"
              />
            </div>
          )}
          <div>
            <h2 className="text-3xl md:text-4xl">{block.title}</h2>
            <Paragraphs text={block.text} className="mt-4 max-w-prose md:text-lg" />
            <BlockLink block={block} className="mt-6" />
          </div>
        </section>
      ))}
    </>
  )
}
