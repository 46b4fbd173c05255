import type { ListedCollection } from '../../../collections/collections.fields.ts'
import { m } from '../../../messages/m.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { collectionState } from '../describe-collection.ts'

type Props = { collection: Pick<ListedCollection, 'products' | 'isFound' | 'activeFlag'> }

/** The number of products that a collection has, or that they are being found; and if shoppers do not see it. */
export const CollectionStates = ({ collection: { products, isFound, activeFlag } }: Props) => (
  <span className="flex flex-wrap justify-end gap-2">
    {activeFlag === 'N' && <StateBadge look="quiet">{collectionState(false)}</StateBadge>}
    {isFound ? (
      <StateBadge look={products > 0 ? 'good' : 'quiet'}>
        {m.office_collections_products({ count: products })}
      </StateBadge>
    ) : (
      <StateBadge look="waits">{m.office_collections_finding()}</StateBadge>
    )}
  </span>
)
