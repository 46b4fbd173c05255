import { m } from '../../messages/m.ts'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Story } from '../parts/story.tsx'
import type { Route } from './+types/about'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'about')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/about', m.content_about())

/** `/about`: a welcome, and the link to book a table (spec section 2). */
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
        <Story
          key={block.blockId}
          block={block}
          heading={<h2 className="text-3xl md:text-4xl">{block.title}</h2>}
          className="lg:even:*:first:order-last"
        />
      ))}
    </>
  )
}
