import { m } from '../../messages/m.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/return-policy'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'return-policy')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/return-policy', m.content_return_policy())

/** `/return-policy`: the products that can be returned (spec section 9). */
export default function ReturnPolicyScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_return_policy()} />
      <ol className="page mt-8 grid gap-5 md:grid-cols-2">
        {blocksOf(blocks, 'rules').map(({ blockId, title, text }, position) => (
          <li key={blockId} className="card flex gap-5 p-6 md:p-8">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-round bg-green-soft font-display text-xl font-semibold text-green"
            >
              {position + 1}
            </span>
            <div>
              <h2 className="text-xl md:text-2xl">{title}</h2>
              <Paragraphs text={text} className="mt-2 text-muted" />
            </div>
          </li>
        ))}
      </ol>
      {blocksOf(blocks, 'notes').map(note => (
        <div key={note.blockId} className="page mt-10 flex flex-wrap items-center gap-6">
          <Paragraphs text={note.text} className="max-w-prose" />
          <BlockLink block={note} />
        </div>
      ))}
    </>
  )
}
