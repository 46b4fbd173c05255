import { ask } from '../../../ask.ts'
import { findAddressParts } from '../../../catalogue/shelves/addresses.contract.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import { sitemapIndexOf, xmlAnswer } from '../sitemap.rules.ts'
import type { Route } from './+types/sitemap'

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [] }

/** `/sitemap.xml`: the index of the shop's sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const [{ publicAddress }, parts] = await Promise.all([
    ask(context, findSettings, {}),
    ask(context, findAddressParts, {}),
  ])
  if (!publicAddress) throw new Response(null, { status: 404 })
  const products = parts.map(part => ({ path: `/sitemap/products/${part}` }))
  return xmlAnswer(sitemapIndexOf(publicAddress, [{ path: '/sitemap/pages.xml' }, ...products]))
}
