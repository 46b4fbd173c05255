import { redirect } from 'react-router'
import type { Route } from './+types/add'

/** `/add` (spec section 2) redirects to the product form in the office; `?productId=` opens that product. */
export function loader({ request }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get('productId') ?? ''
  return redirect(`/admin/products/${/^[1-9]\d{0,8}$/.test(named) ? named : 'new'}`, 301)
}
