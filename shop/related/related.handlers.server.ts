import { answerFindRelated, answerFindSeen } from './find-related.server.ts'
import { answerSuggestForCart } from './suggest-for-cart.server.ts'

/** The handlers of every call of related products. */
export const relatedHandlers = [answerFindRelated, answerFindSeen, answerSuggestForCart] as const
