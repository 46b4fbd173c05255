import { data } from 'react-router'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { NotFound } from '../parts/nothing-here.tsx'
import type { Route } from './+types/not-found'

/** Any address that no other screen answers. */
export function loader() {
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: m.front_not_found_title(),
    description: m.front_not_found_text(),
    path: location.pathname,
    hidden: true,
  })

export { NotFound as default, NotFound as ErrorBoundary }
