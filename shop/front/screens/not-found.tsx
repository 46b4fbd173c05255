import { data } from 'react-router'
import { m } from '../../messages/m.ts'
import { NotFound } from '../parts/nothing-here.tsx'

/** Any address that no other screen answers. */
export function loader() {
  throw data(null, { status: 404 })
}

export const meta = () => [
  { title: `${m.front_not_found_title()} · ${m.shop_name()}` },
  { name: 'description', content: m.front_not_found_text() },
  { name: 'robots', content: 'noindex' },
]

export { NotFound as default, NotFound as ErrorBoundary }
