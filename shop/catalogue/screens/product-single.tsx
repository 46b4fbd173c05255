import { redirect } from 'react-router'
import { ask } from '../../ask.ts'
import { findProduct } from '../catalogue.contract.ts'
import { productAddress } from '../catalogue.rules.ts'
import type { Route } from './+types/product-single'

/** Redirects `/product-single?productId=` to the product; not found if there is no such product. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const productId = new URL(request.url).searchParams.get('productId') ?? ''
  throw redirect(productAddress(await ask(context, findProduct, { id: productId, images: 'url' })), 301)
}

/** Never rendered: the loader redirects or responds with not found. */
export default function ProductSingleScreen() {
  return null
}
