import { cartCalls } from './cart/cart.contract.ts'
import { catalogueCalls } from './catalogue/catalogue.contract.ts'
import { productFormCalls } from './catalogue/product-form.contract.ts'
import { contentCalls } from './content/content.contract.ts'
import { customersCalls } from './customers/customers.contract.ts'
import { signInCalls } from './customers/sign-in.contract.ts'
import { noticesCalls } from './orders/notices.contract.ts'
import { ordersCalls } from './orders/orders.contract.ts'
import { ownOrdersCalls } from './orders/own-orders.contract.ts'
import { salesCalls } from './orders/sales.contract.ts'
import { paymentsCalls } from './payments/payments.contract.ts'
import { placesCalls } from './places/places.contract.ts'
import { reviewsCalls } from './reviews/reviews.contract.ts'
import { searchCalls } from './search/search.contract.ts'
import { saveSettingsCalls } from './settings/save-settings.contract.ts'
import { settingsCalls } from './settings/settings.contract.ts'

/** Every call of the shop. The server's routes, the typed client and the OpenAPI document are made from it. */
export const calls = [
  ...settingsCalls,
  ...saveSettingsCalls,
  ...placesCalls,
  ...signInCalls,
  ...customersCalls,
  ...catalogueCalls,
  ...productFormCalls,
  ...searchCalls,
  ...contentCalls,
  ...cartCalls,
  ...ordersCalls,
  ...ownOrdersCalls,
  ...noticesCalls,
  ...salesCalls,
  ...paymentsCalls,
  ...reviewsCalls,
] as const
