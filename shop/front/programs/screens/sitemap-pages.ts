import { ask } from '../../../ask.ts'
import { findAllCategories, findAllDepartments } from '../../../catalogue/catalogue.contract.ts'
import { departmentAddress } from '../../../catalogue/catalogue.rules.ts'
import { collectionPath } from '../../../collections/collection-address.rules.ts'
import { findAllCollections } from '../../../collections/collections.contract.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import { openPages } from '../open-pages.ts'
import { sitemapOf, xmlAnswer } from '../sitemap.rules.ts'
import type { Route } from './+types/sitemap-pages'

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [] }

/** `/sitemap/pages.xml`: every public page of the shop, except products. */
export async function loader({ context }: Route.LoaderArgs) {
  const [{ publicAddress }, departments, categories, collections] = await Promise.all([
    ask(context, findSettings, {}),
    ask(context, findAllDepartments, {}),
    ask(context, findAllCategories, {}),
    ask(context, findAllCollections, {}),
  ])
  if (!publicAddress) throw new Response(null, { status: 404 })
  return xmlAnswer(
    sitemapOf(publicAddress, [
      ...openPages.map(path => ({ path })),
      ...departments.map(({ deptName, updatedDate }) => ({ path: departmentAddress(deptName), updatedDate })),
      ...categories.map(({ categoryId, updatedDate }) => ({ path: `/shop/${categoryId}`, updatedDate })),
      ...collections.map(({ address }) => ({ path: collectionPath(address) })),
    ]),
  )
}
