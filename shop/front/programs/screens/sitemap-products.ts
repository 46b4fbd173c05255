import { ask } from '../../../ask.ts'
import { findAddresses } from '../../../catalogue/shelves/addresses.contract.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import { sitemapOf, xmlAnswer } from '../sitemap.rules.ts'
import type { Route } from './+types/sitemap-products'

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [] }

/** `/sitemap/products/{part}`: the pages of some products; not found if there are none. */
export async function loader({ context, params: { part } }: Route.LoaderArgs) {
  const [{ publicAddress }, addresses] = await Promise.all([
    ask(context, findSettings, {}),
    ask(context, findAddresses, { part }),
  ])
  if (!publicAddress) throw new Response(null, { status: 404 })
  return xmlAnswer(sitemapOf(publicAddress, addresses))
}
