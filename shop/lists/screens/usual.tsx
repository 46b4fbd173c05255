import { m } from '../../messages/m.ts'
import { AccountFrame } from '../../orders/own/parts/account-frame.tsx'
import { pageMeta } from '../../settings/page-meta.ts'
import { UsualList } from '../parts/usual-list.tsx'
import type { Route } from './+types/usual'

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.orders_tab_usual(),
    description: m.lists_usual_description(),
    path: '/usual',
    hidden: true,
  })

/** `/usual`: the products that the signed-in customer orders often. */
export default function UsualScreen() {
  return (
    <AccountFrame at="usual" address="/usual">
      {() => <UsualList />}
    </AccountFrame>
  )
}
