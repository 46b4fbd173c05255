import { data } from 'react-router'
import { ask } from '../../../ask.ts'
import { blocksOf } from '../../../content/blocks-of.ts'
import { contentMeta } from '../../../content/content-meta.ts'
import { loadBlocks } from '../../../content/load-blocks.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { PageHead } from '../../../content/parts/page-head.tsx'
import { guestOfMap } from '../../../lib/page-guest.ts'
import { m } from '../../../messages/m.ts'
import { findMap } from '../../../near/map/map.contract.ts'
import { Paragraphs } from '../../../ui/paragraphs.tsx'
import { PlaceFinder } from '../parts/place-finder.tsx'
import type { Route } from './+types/place-an-order'

export async function loader(args: Route.LoaderArgs) {
  const [page, map] = await Promise.all([loadBlocks(args, 'placean-order'), ask(args.context, findMap, {})])
  return data({ ...page, map }, guestOfMap(map.tiles !== null))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/placean-order', m.content_place_an_order())

/** `/placean-order`: shops and restaurants nearby, and below them the other ways to order, each with its first step. */
export default function PlaceAnOrderScreen({ loaderData: { head, blocks, map } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_place_an_order()} />
      <PlaceFinder map={map} />
      <ul className="page mt-14 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {blocksOf(blocks, 'ways').map(way => (
          <li key={way.blockId} className="card flex flex-col p-6">
            <h2 className="text-2xl">{way.title}</h2>
            <Paragraphs text={way.text} className="mt-2 mb-6 text-muted" />
            <BlockLink block={way} look="quiet" className="mt-auto self-start" />
          </li>
        ))}
      </ul>
    </>
  )
}
