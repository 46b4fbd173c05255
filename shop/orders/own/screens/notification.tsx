import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { Notices } from '../parts/notices.tsx'
import type { Route } from './+types/notification'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.orders_notices(),
    description: m.orders_notices_description(),
    path: '/notification',
    hidden: true,
  })

/** `/notification`: the events of the signed-in customer's orders. */
export default function NotificationScreen() {
  const [query] = useSearchParams()
  return (
    <AccountFrame at="notices" address={query.size ? `/notification?${query}` : '/notification'}>
      {me => <Notices me={me} />}
    </AccountFrame>
  )
}
