import { redirect } from 'react-router'
import type { Route } from './+types/add'

/** `/add`: the product form (spec section 2) stands in the office; `?productId=` opens a product there. */
export function loader({ request }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get('productId') ?? ''
  return redirect(`/admin/products/${/^[1-9]\d{0,8}$/.test(named) ? named : 'new'}`, 301)
}
