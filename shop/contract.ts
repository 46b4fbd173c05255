import { cartCalls } from './cart/cart.contract.ts'
import { catalogueCalls } from './catalogue/catalogue.contract.ts'
import { contentCalls } from './content/content.contract.ts'
import { ordersCalls } from './orders/orders.contract.ts'
import { placesCalls } from './places/places.contract.ts'
import { reviewsCalls } from './reviews/reviews.contract.ts'
import { searchCalls } from './search/search.contract.ts'
import { settingsCalls } from './settings/settings.contract.ts'

/** Every call of the shop. The server's routes, the typed client and the OpenAPI document are made from it. */
export const calls = [
  ...settingsCalls,
  ...placesCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...reviewsCalls,
  ...contentCalls,
  ...cartCalls,
  ...ordersCalls,
] as const
