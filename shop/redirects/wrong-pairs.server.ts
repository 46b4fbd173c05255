import type { Database } from '../../database/pool.ts'
import { deadAddresses } from '../catalogue/shelves/live-addresses.server.ts'
import { deadCollections } from '../collections/dead-collections.server.ts'
import { m } from '../messages/m.ts'
import { flatten, type Redirects } from './flatten.rules.ts'
import { cleanPath, cleanTarget, LONGEST_PATH } from './redirect-path.rules.ts'
import { pageAt } from './shop-paths.rules.ts'

/** The errors of a redirect, at its fields. */
export type WrongRedirect = { from?: string; to?: string }
type Typed = { from: string; to: string }
type Checked = { path: string; target: string; wrong: WrongRedirect }

/** Returns a typed redirect with clean addresses, or what is wrong with it, whatever the shop has. */
function clean({ from, to }: Typed): Checked {
  const [path, target] = [cleanPath(from), cleanTarget(to)]
  const wrong: WrongRedirect = {
    ...(path === undefined ? { from: m.redirects_from_wrong({ most: LONGEST_PATH }) } : {}),
    ...(target === undefined ? { to: m.redirects_to_wrong({ most: LONGEST_PATH }) } : {}),
  }
  return { path: path ?? '', target: target ?? '', wrong }
}

/** The live address that a page depends on, if it depends on one. */
const liveAt = (path: string): string[] => {
  const page = pageAt(path)
  return typeof page === 'object' ? [page.ifLive] : []
}

/**
 * Checks typed redirects against the pages and redirects of the shop: an address with a page is not redirected, and a target leads to no page
 * that the shop does not show, and not back. Returns each with its errors, and all redirects that they change.
 */
export async function checkPairs(
  database: Database,
  before: Redirects,
  typed: readonly Typed[],
): Promise<{ checked: Checked[]; changed: Redirects }> {
  const checked = typed.map(clean)
  const right = checked.filter(({ wrong }) => !wrong.from && !wrong.to)
  const ends = right.map(({ target }) => cleanPath(target) ?? '/')
  const named = [...right.map(({ path }) => path), ...ends].flatMap(liveAt)
  const [gone, goneCollections] = await Promise.all([
    deadAddresses(database, named),
    deadCollections(database, named),
  ])
  const dead = gone.union(goneCollections)
  const hasPage = (path: string) => {
    const page = pageAt(path)
    return page === 'always' || (typeof page === 'object' && !dead.has(page.ifLive))
  }
  right.forEach((one, at) => {
    const end = ends[at] as string
    if (hasPage(one.path)) one.wrong.from = m.redirects_has_page()
    if (typeof pageAt(end) === 'object' && !hasPage(end) && !before.has(end))
      one.wrong.to = m.redirects_no_target()
  })
  const added = new Map(
    right.filter(({ wrong }) => !wrong.from && !wrong.to).map(one => [one.path, one.target]),
  )
  const { changed, circles } = flatten(before, added)
  for (const one of right) if (circles.has(one.path)) one.wrong.to = m.redirects_circle()
  return { checked, changed }
}
