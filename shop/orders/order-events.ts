/**
 * The kinds of events of an order. `STATUS`: it reached a state. `EDITED`: its lines were changed. `DETAILS`: its address,
 * phone, way or time was changed. `SWAPPED`: a product was replaced while it was picked. `REOPENED`: it had ended, and was
 * opened again. `CASH_IN`, `CASH_BACK`: cash was received or paid back. `CASH_UNDONE`: cash was written down by mistake.
 * `PAID_MORE`: the rest that was asked for was paid by card. `ASKED`: the customer was asked about a replacement, and
 * `ACCEPTED` or `DECLINED` it, or left it `UNANSWERED`.
 * `LEFT`: a driver has left with it. `ARRIVED`: the driver is at the door. `REFUSED`: a line was refused there. `HANDED_OVER`: `reason` names
 * the person who took it. `NOT_HOME`: nobody did. `AGE_CHECKED`: an ID was checked for the age that is its `reason`.
 */
export const orderEventKinds = [
  'STATUS',
  'EDITED',
  'DETAILS',
  'SWAPPED',
  'REOPENED',
  'CASH_IN',
  'CASH_BACK',
  'CASH_UNDONE',
  'PAID_MORE',
  'ASKED',
  'ACCEPTED',
  'DECLINED',
  'UNANSWERED',
  'LEFT',
  'ARRIVED',
  'REFUSED',
  'HANDED_OVER',
  'NOT_HOME',
  'AGE_CHECKED',
] as const
/** The kinds that customers do not see: a mistake about cash, and a driver at the door, whom the page of the order shows anyway. */
export const ofStaff = ['CASH_UNDONE', 'ARRIVED'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]
