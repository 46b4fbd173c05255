import { ageUnconfirmed } from '../../catalogue/ages/age-failures.ts'
import { isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { refuse } from '../../lib/call.ts'
import { editOrder } from '../desk/edit-order.contract.ts'
import type { EditPlan } from '../desk/plan-edit.server.ts'

/** True if the customer of an order has confirmed the age that a change of its lines asks for. */
export const isAgeConfirmed = ({ ageConfirmed, ageToConfirm }: EditPlan): boolean =>
  isOldEnough(ageConfirmed, ageToConfirm)

/** Refuses a change whose new lines ask for an age that nobody confirmed; undefined if they do not. */
export const refuseAge = (plan: EditPlan) =>
  isAgeConfirmed(plan)
    ? undefined
    : refuse(editOrder, 'AGE_UNCONFIRMED', undefined, ageUnconfirmed('ageConfirmed', plan.ageToConfirm))
