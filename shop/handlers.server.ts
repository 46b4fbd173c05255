import { cartHandlers } from './cart/cart.handlers.server.ts'
import { catalogueHandlers } from './catalogue/catalogue.handlers.server.ts'
import { certificatesHandlers } from './certificates/certificates.handlers.server.ts'
import { collectionsHandlers } from './collections/collections.handlers.server.ts'
import { contentHandlers } from './content/content.handlers.server.ts'
import { customersHandlers } from './customers/customers.handlers.server.ts'
import { deliveryHandlers } from './delivery/delivery.handlers.server.ts'
import { exchangeHandlers } from './exchange/exchange.handlers.server.ts'
import { hoursHandlers } from './hours/hours.handlers.server.ts'
import type { Handler } from './lib/handler.server.ts'
import { listsHandlers } from './lists/lists.handlers.server.ts'
import { lotsHandlers } from './lots/lots.handlers.server.ts'
import { nearHandlers } from './near/near.handlers.server.ts'
import { officeHandlers } from './office/office.handlers.server.ts'
import { ordersHandlers } from './orders/orders.handlers.server.ts'
import { paymentsHandlers } from './payments/payments.handlers.server.ts'
import { placesHandlers } from './places/places.handlers.server.ts'
import { qurbaniHandlers } from './qurbani/qurbani.handlers.server.ts'
import { recallsHandlers } from './recalls/recalls.handlers.server.ts'
import { redirectsHandlers } from './redirects/redirects.handlers.server.ts'
import { relatedHandlers } from './related/related.handlers.server.ts'
import { representativesHandlers } from './representatives/representatives.handlers.server.ts'
import { reviewsHandlers } from './reviews/reviews.handlers.server.ts'
import { searchHandlers } from './search/search.handlers.server.ts'
import { settingsHandlers } from './settings/settings.handlers.server.ts'
import { followedByAdvance } from './slots/advance/follow-departments.server.ts'
import { followedBySlots } from './slots/follow-hours.server.ts'
import { patternsHandlers, slotsHandlers } from './slots/slots.handlers.server.ts'
import { upkeepHandlers } from './upkeep/upkeep.handlers.server.ts'

/** The handlers of every call of `contract.ts`, one list per capability. */
export const handlers = [
  ...followedBySlots([...settingsHandlers, ...hoursHandlers, ...patternsHandlers] as unknown as Handler[]),
  ...slotsHandlers,
  ...placesHandlers,
  ...nearHandlers,
  ...customersHandlers,
  ...followedByAdvance(catalogueHandlers as unknown as Handler[]),
  ...collectionsHandlers,
  ...searchHandlers,
  ...contentHandlers,
  ...redirectsHandlers,
  ...lotsHandlers,
  ...certificatesHandlers,
  ...representativesHandlers,
  ...deliveryHandlers,
  ...cartHandlers,
  ...ordersHandlers,
  ...relatedHandlers,
  ...listsHandlers,
  ...paymentsHandlers,
  ...recallsHandlers,
  ...qurbaniHandlers,
  ...reviewsHandlers,
  ...exchangeHandlers,
  ...upkeepHandlers,
  ...officeHandlers,
] as unknown as readonly Handler[]
