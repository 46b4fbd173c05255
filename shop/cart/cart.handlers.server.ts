import { answerFindReducedPrices } from './find-reduced-prices.server.ts'
import { answerPriceCart } from './price-cart.server.ts'

/** The handlers of every call of the cart. */
export const cartHandlers = [answerPriceCart, answerFindReducedPrices] as const
