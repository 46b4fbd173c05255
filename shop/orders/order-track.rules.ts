import { type OrderState, orderStates } from './order-states.rules.ts'

/** What an order passes through when all goes well. */
const way = orderStates.filter(state => state !== 'REJECTED')

/** A step with the moment it was taken, where the shop noted one, and why, where it said so. */
export type TrackStep = {
  status: OrderState
  state: 'done' | 'now' | 'ahead'
  at: string | undefined
  reason: string | undefined
}

type Event = { orderStatus: string; reason: string | null; happenedAt: string }

/**
 * The way of an order: what is behind it, where it stands, what is still ahead. A rejected one ends there: what it never
 * reached is left out.
 */
export function trackOf(orderStatus: string, events: readonly Event[]): TrackStep[] {
  const last = (status: OrderState) => events.findLast(event => event.orderStatus === status)
  const step = (status: OrderState, state: TrackStep['state']): TrackStep => {
    const event = state === 'ahead' ? undefined : last(status)
    return { status, state, at: event?.happenedAt, reason: event?.reason ?? undefined }
  }
  if (orderStatus === 'REJECTED')
    return [...way.filter(last).map(status => step(status, 'done')), step('REJECTED', 'now')]
  const here = (way as readonly string[]).indexOf(orderStatus)
  return way.map((status, at) => step(status, at < here ? 'done' : at === here ? 'now' : 'ahead'))
}

/** An order number as the shop writes it, from what somebody typed: "# 10 001" is 10001. */
export const orderNumberIn = (typed: string) => typed.replaceAll(/[#\s]/g, '').slice(0, 20)
