import { MapPin, Truck } from 'lucide-react'
import { blocksOf } from '../../content/blocks-of.ts'
import { contentMeta } from '../../content/content-meta.ts'
import { loadBlocks } from '../../content/load-blocks.ts'
import { BlockLink } from '../../content/parts/block-link.tsx'
import { PageHead } from '../../content/parts/page-head.tsx'
import { m } from '../../messages/m.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { ReachQuestion } from '../parts/reach-question.tsx'
import type { Route } from './+types/grocery-delivery'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'grocery-delivery')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/grocery-delivery', m.content_grocery_delivery())

const icons = [MapPin, Truck]

/** `/grocery-delivery`: the delivery area, near and within 300 miles, and the link to ask for more (spec section 2). */
export default function GroceryDeliveryScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_grocery_delivery()} />
      <div className="page mt-8">
        <div className="max-w-xl rounded-tile bg-green-soft p-5">
          <ReachQuestion />
        </div>
      </div>
      <ul className="page mt-10 grid gap-5 md:grid-cols-2">
        {blocksOf(blocks, 'ways').map((way, position) => {
          const Icon = icons[position % icons.length] as typeof MapPin
          return (
            <li key={way.blockId} className="card flex flex-col p-6 md:p-10">
              <Icon aria-hidden className="size-10 text-green" />
              {way.printed && (
                <span className="mt-5 font-display text-5xl font-semibold text-green">{way.printed}</span>
              )}
              <h2 className="mt-4 text-2xl md:text-3xl">{way.title}</h2>
              <Paragraphs text={way.text} className="mt-3 mb-6 max-w-prose text-muted" />
              <BlockLink block={way} look="quiet" className="mt-auto self-start" />
            </li>
          )
        })}
      </ul>
    </>
  )
}
