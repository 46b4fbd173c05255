import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { chargePayment, savePayment } from './payments.contract.ts'

/** No provider of card payments is configured: nothing was charged, and the answer says so in its usual shape. */
async function unconfigured() {
  const says = m.payments_not_configured()
  return { cardInfo: JSON.stringify({ failure_message: says }), statusCode: -1, statusDesc: says }
}

export const answerChargePayment = handle(chargePayment, unconfigured)
export const answerSavePayment = handle(savePayment, unconfigured)
