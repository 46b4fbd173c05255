import { m } from '../../messages/m.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/food-delivery'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'food-delivery')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/food-delivery', m.content_food_delivery())

/** `/food-delivery`: the services that deliver our dishes, each with a link to order there (spec section 2). */
export default function FoodDeliveryScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_food_delivery()} />
      <ul className="page mt-10 grid gap-5 md:grid-cols-3">
        {blocksOf(blocks, 'services').map(service => (
          <li key={service.blockId} className="card flex flex-col p-6 md:p-8">
            <span
              aria-hidden
              className="grid size-14 place-items-center rounded-tile bg-green-soft font-display text-2xl font-semibold text-green"
            >
              {Array.from(service.title)[0]}
            </span>
            <h2 className="mt-5 text-2xl">{service.title}</h2>
            <Paragraphs text={service.text} className="mt-2 mb-6 text-muted" />
            <BlockLink block={service} about={service.title} className="mt-auto self-start" />
          </li>
        ))}
      </ul>
      {blocksOf(blocks, 'notes').map(note => (
        <section key={note.blockId} className="page mt-14">
          <div className="flex flex-wrap items-center justify-between gap-6 rounded-tile bg-sunken p-6 md:p-10">
            <div>
              <h2 className="text-2xl">{note.title}</h2>
              <Paragraphs text={note.text} className="mt-2 max-w-prose text-muted" />
            </div>
            <BlockLink block={note} look="quiet" />
          </div>
        </section>
      ))}
    </>
  )
}
