import { ask } from '../../../ask.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import type { Route } from './+types/robots'

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [] }

/** Pages that are personal or endless. */
const closed = ['/api/', '/cart', '/checkout', '/orderDetail', '/payment', '/dashboard', '/orders', '/admin']

/** `/robots.txt`: the pages that search engines must skip, and the address of the sitemap. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicAddress } = await ask(context, findSettings, {})
  const lines = [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    ...(publicAddress ? [`Sitemap: ${publicAddress}/sitemap.xml`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
