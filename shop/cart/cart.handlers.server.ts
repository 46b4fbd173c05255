import { answerPriceCart } from './price-cart.server.ts'

/** The handlers of every call of the cart. */
export const cartHandlers = [answerPriceCart] as const
