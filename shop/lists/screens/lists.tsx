import { WaitedProducts } from '../../catalogue/alerts/parts/waited-products.tsx'
import { m } from '../../messages/m.ts'
import { AccountFrame } from '../../orders/own/parts/account-frame.tsx'
import { pageMeta } from '../../settings/page-meta.ts'
import { SavedLists } from '../parts/saved-lists.tsx'
import type { Route } from './+types/lists'

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.orders_tab_lists(),
    description: m.lists_description(),
    path: '/lists',
    hidden: true,
  })

/** `/lists`: the lists that the signed-in customer has saved, and the sold-out products that they wait for. */
export default function ListsScreen() {
  return (
    <AccountFrame at="lists" address="/lists">
      {() => (
        <div className="space-y-10">
          <SavedLists />
          <WaitedProducts />
        </div>
      )}
    </AccountFrame>
  )
}
