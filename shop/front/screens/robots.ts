import { ask } from '../../api.ts'
import { findSettings } from '../../settings/settings.contract.ts'
import type { Route } from './+types/robots'

/** The same for everybody; it reads nothing of its query. */
export const handle = { reads: [] }

/** What belongs to one person, or has no end. */
const closed = ['/api/', '/cart', '/checkout', '/orderDetail', '/payment', '/dashboard', '/orders', '/admin']

/** `/robots.txt`: what search engines leave alone, and where they find the rest. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicAddress } = await ask(context, findSettings, {})
  const lines = [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    ...(publicAddress ? [`Sitemap: ${publicAddress}/sitemap.xml`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
