import { m } from '../../messages/m.ts'
import {
  type Distribution,
  type Intention,
  isShared,
  MOST_NAMES,
  MOST_SHARES,
  methodOf,
  needsWindow,
} from '../animals.rules.ts'
import type { Offer, PickupWindow } from '../qurbani.contract.ts'

/** A share in the booking form. `names` as typed, separated by commas. */
export type DraftShare = {
  key: number
  offerId: number
  names: string
  intention: Intention
  distribution: Distribution
  windowId: number | undefined
  skin: boolean
  offal: boolean
}

/** Splits the typed names. */
export const namesIn = (typed: string): string[] =>
  typed
    .split(/[,،\n]/)
    .map(name => name.trim())
    .filter(Boolean)

/** The windows that this distribution can use. */
export const windowsFor = (
  windows: readonly PickupWindow[],
  day: number,
  distribution: Distribution,
): PickupWindow[] =>
  needsWindow(distribution)
    ? windows.filter(window => window.day === day && window.method === methodOf(distribution))
    : []

/** The number of shares of an offer in a booking. */
export const countOf = (shares: readonly DraftShare[], offerId: number): number =>
  shares.filter(share => share.offerId === offerId).length

/** Sets the number of shares of an offer; a new share copies the choices of the offer's last share, otherwise `first`. */
export function withCount(
  shares: readonly DraftShare[],
  offer: Offer,
  count: number,
  first: Omit<DraftShare, 'key' | 'offerId' | 'names'>,
): DraftShare[] {
  const own = shares.filter(share => share.offerId === offer.offerId)
  const others = shares.filter(share => share.offerId !== offer.offerId)
  const room = Math.max(0, Math.min(count, MOST_SHARES - others.length))
  const like = own.at(-1) ?? first
  let key = Math.max(0, ...shares.map(share => share.key))
  const added = Array.from({ length: Math.max(0, room - own.length) }, () => {
    key += 1
    return { ...like, key, offerId: offer.offerId, names: '' }
  })
  return [...others, ...own.slice(0, room), ...added]
}

/** True if the chosen shares can be extended to a family: all from one pool, of an animal that several people share. */
export const canInvite = (shares: readonly DraftShare[], offers: ReadonlyMap<number, Offer>): boolean => {
  const [first] = shares
  const offer = first && offers.get(first.offerId)
  return (
    offer !== undefined &&
    offer.type === 'POOL' &&
    isShared(offer.kind) &&
    offer.left >= 7 &&
    shares.every(({ offerId }) => offerId === offer.offerId) &&
    shares.length < 7
  )
}

/** The errors in the shares, by the field names of the call. */
export function checkShares(
  shares: readonly DraftShare[],
  offers: ReadonlyMap<number, Offer>,
  windows: readonly PickupWindow[],
): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [at, share] of shares.entries()) {
    const names = namesIn(share.names)
    if (names.length === 0) wrong[`shares.${at}.names`] = m.qurbani_name_required()
    if (names.length > MOST_NAMES) wrong[`shares.${at}.names`] = m.qurbani_names_most({ most: MOST_NAMES })
    const day = offers.get(share.offerId)?.day ?? 0
    const choices = windowsFor(windows, day, share.distribution)
    if (needsWindow(share.distribution) && !choices.some(({ windowId }) => windowId === share.windowId))
      wrong[`shares.${at}.windowId`] = m.qurbani_window_required()
  }
  return wrong
}

/** The total price of the shares, and the deposit; in decimals. */
export function costOf(shares: readonly DraftShare[], offers: ReadonlyMap<number, Offer>) {
  const sum = (of: (offer: Offer) => number) =>
    shares.reduce((all, { offerId }) => all + (offers.has(offerId) ? of(offers.get(offerId) as Offer) : 0), 0)
  const exact = (amount: number) => Number(amount.toFixed(3))
  return { total: exact(sum(({ price }) => price)), deposit: exact(sum(({ deposit }) => deposit)) }
}
