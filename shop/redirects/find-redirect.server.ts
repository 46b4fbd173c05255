import { eq } from 'drizzle-orm'
import { listOfRemoved } from '../catalogue/shelves/list-of-removed.server.ts'
import { handle } from '../lib/handler.server.ts'
import { countFollowed, countMissing } from './count-asked.server.ts'
import { looksLikePage } from './page-like.rules.ts'
import { cleanPath } from './redirect-path.rules.ts'
import { findRedirect } from './redirects.contract.ts'
import { redirects } from './redirects.tables.server.ts'

/** Answers the redirect of a path, or the list that had a removed product; counts what was asked. */
export const answerFindRedirect = handle(findRedirect, async (input, { database, clock, aside }) => {
  const path = cleanPath(input.path)
  if (path === undefined) return { to: null }
  const [found] = await database
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, path))
  if (found) {
    aside(database => countFollowed(database, path, clock()))
    return { to: found.to }
  }
  const list = await listOfRemoved(database, path)
  if (list === undefined && looksLikePage(path)) aside(database => countMissing(database, path, clock()))
  return { to: list ?? null }
})
