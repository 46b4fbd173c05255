import { useRouteLoaderData } from 'react-router'
import { m } from '../../messages/m.ts'
import type { loader as rootLoader } from '../../root.tsx'

/**
 * A moment by the clock on the shop's wall. Only where the browser renders: it and the server would write the same
 * moment in slightly different ways.
 */
export function When({ at }: { at: string }) {
  const { timeZone } = useRouteLoaderData<typeof rootLoader>('root')?.settings ?? {}
  const moment = new Intl.DateTimeFormat(m.shop_language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return <time dateTime={at}>{moment.format(new Date(at))}</time>
}
