import { redirect } from 'react-router'
import { ask } from '../../../ask.ts'
import { listFilters } from '../../../catalogue/filters/list-filters.ts'
import { collectionPath } from '../../../collections/collection-address.rules.ts'
import { findCollection } from '../../../collections/collections.contract.ts'
import { m } from '../../../messages/m.ts'
import { loadList } from '../../../search/load-list.ts'
import { ChosenFilters } from '../../../search/parts/chosen-filters.tsx'
import { ListBar } from '../../../search/parts/list-bar.tsx'
import { ListEnd } from '../../../search/parts/list-end.tsx'
import { NoResults } from '../../../search/parts/no-results.tsx'
import { ResultList } from '../../../search/parts/result-list.tsx'
import { ShopFilters } from '../../../search/parts/shop-filters.tsx'
import { isNarrowed, readWishes, wishNames } from '../../../search/read-wishes.rules.ts'
import { ALL, shopAddress } from '../../../search/search.rules.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { usePending } from '../../../ui/use-pending.ts'
import { CollectionHeading } from '../parts/collection-heading.tsx'
import type { Route } from './+types/collection'

/** Loads the list of an active collection; not found if none has this address. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const collection = await ask(context, findCollection, { address: params.address })
  const { address, collectionId } = collection
  if (address !== params.address) throw redirect(collectionPath(address))
  const wishes = {
    ...readWishes(ALL, new URL(request.url).searchParams),
    ...{ q: '', collection: collectionId, inCollection: address },
  }
  return { collection, ...(await loadList(context, wishes)) }
}

const reads = wishNames.filter(name => !['category', 'q', 'exact'].includes(name))

/** The page is the same for everyone; it reads these parameters of its query. */
export const handle = { reads, lists: listFilters, document: true }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { collection, wishes } = loaderData
  const { title, blurb, seoTitle, seoText, image, address } = collection
  return pageMeta(matches, {
    title: seoTitle ?? title,
    description: seoText ?? (blurb || m.front_collection_description({ title })),
    path: shopAddress({ category: ALL, page: wishes.page, inCollection: address }),
    image,
    ...(wishes.size || wishes.from || isNarrowed(wishes) ? { hidden: true } : {}),
  })
}

/** `/collection/{address}`: the products of a collection. */
export default function CollectionScreen({
  loaderData: { collection, wishes, total, more, products, groups, form, chosen, undone },
}: Route.ComponentProps) {
  const busy = usePending()?.startsWith('/collection/') ?? false
  return (
    <div className="page">
      <CollectionHeading collection={collection} />
      <div className="mt-8 grid items-start gap-x-12 lg:grid-cols-[15rem_1fr]">
        <ShopFilters shown={wishes} form={form} department={undefined} categories={[]} groups={groups} />
        <div className="min-w-0">
          <ListBar
            total={total}
            more={more}
            shown={wishes}
            {...(collection.byHand ? { usual: m.front_collection_as_chosen() } : {})}
          />
          <ChosenFilters wishes={wishes} chosen={chosen} />
          {total === 0 ? (
            <NoResults wishes={wishes} undone={undone} />
          ) : (
            <ResultList products={products} department={undefined} busy={busy} />
          )}
          <ListEnd wishes={wishes} total={total} shown={products.length} />
        </div>
      </div>
    </div>
  )
}
