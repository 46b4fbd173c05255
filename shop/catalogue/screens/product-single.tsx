import { redirect } from 'react-router'
import { ask } from '../../api.ts'
import { findProduct } from '../catalogue.contract.ts'
import { productAddress } from '../catalogue.rules.ts'
import type { Route } from './+types/product-single'

/** `/product-single?productId=` leads to the product; not found where it names none. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const productId = new URL(request.url).searchParams.get('productId') ?? ''
  throw redirect(productAddress(await ask(context, findProduct, { id: productId, images: 'url' })), 301)
}

/** Never seen: who comes here is led on, or finds nothing. */
export default function ProductSingleScreen() {
  return null
}
