import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { chosenAmong } from '../../settings/branches/chosen-branch.ts'
import type { ShopData } from '../../ui/shown-shop.ts'
import { askAtBranch } from './ask-at-branch.ts'
import { branchOffers } from './branch-offers.ts'

/** The number of the page that is shown. */
let page = 0

/**
 * Fills the prices of the shopper's branch into the cards and the offer of a page, and says which products it does not have. The page
 * is the same for everybody; a card whose product is the same at the branch stays as it is. An answer counts only for the page and the
 * branch that it was asked for.
 */
export async function fillInBranch(shop: ShopData): Promise<void> {
  const { branches = [], settings } = shop
  page += 1
  const asked = page
  const chosen = chosenAmong(branches)
  if (!chosen) return
  const { branchId, branchName } = chosen
  const { currency } = settings
  const cards = [...document.querySelectorAll<HTMLElement>('[data-product]')]
  const offered = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
  const idOf = ({ dataset }: HTMLElement) => Number(dataset.product ?? dataset.offer)
  const offers = await askAtBranch(branchId, [...offered, ...cards].map(idOf))
  if (asked !== page) return
  if (chosenAmong(branches)?.branchId !== branchId) return fillInBranch(shop)
  const all = [...offers].map(([productId, offer]) => [productId, { ...offer, branchId, branchName }])
  branchOffers.set(Object.fromEntries(all))
  for (const card of cards) {
    const offer = offers.get(idOf(card))
    if (!offer) continue
    const price = card.querySelector('[data-price] bdi')
    const says = showMoney(offer.effectivePrice, currency)
    if (price && price.textContent !== says) {
      price.textContent = says
      // Comparisons, estimates and crossed-out prices belong to the other price.
      for (const other of card.querySelectorAll('[data-of-price]')) other.remove()
    }
    const note = card.querySelector('[data-at-branch]')
    if (note && (!offer.sold || offer.quantity < 1))
      note.textContent = m.catalogue_not_at({ branch: branchName })
  }
}
