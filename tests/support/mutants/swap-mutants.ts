import type { Mutant } from './mutant.ts'

const byOffers = 'shop/orders/swaps/offers'
const byWishes = 'shop/orders/swaps/wishes'

/** Guards of replacements: the shopper's wish, the price, the held product, and one answer to each question. */
export const swapMutants: Record<string, Mutant> = {
  'two answers to a question are taken at once': {
    file: 'shop/orders/swaps/answer-substitute.server.ts',
    guard: '{ lock: true,',
    without: '{ lock: false,',
    noticedBy: byOffers,
    test: 'the first of two answers at the same moment counts, and the other one is shown it',
  },
  'meat of another authority replaces a line': {
    file: 'shop/orders/swaps/substitute.rules.ts',
    guard: ' || lostProofs(product.proofs, line.proofs).length > 0',
    without: '',
    noticedBy: 'shop/orders/swaps/unfit',
    test: 'meat without the certificate of the line is no replacement for it, as long as that holds',
  },
  'three nodes end the same question': {
    file: 'shop/orders/swaps/expire-offers.server.ts',
    guard: '{ lock: true,',
    without: '{ lock: false,',
    noticedBy: byOffers,
    test: 'on three nodes, a question whose time is over ends once',
  },
  'an answer counts after its time': {
    file: 'shop/orders/swaps/answer-substitute.server.ts',
    guard: 'offer.answerBy <= clock()',
    without: 'false',
    noticedBy: byOffers,
    test: 'an answer after its time does not count, even before the shop has noticed',
  },
  'a product that is offered to a customer is not held': {
    file: 'shop/orders/desk/plan-edit.server.ts',
    guard: '...waiting.map(',
    without: '...[].map(',
    noticedBy: byOffers,
    test: 'the customer is asked with both prices, and the product is held until then',
  },
  'a customer pays more than they agreed to': {
    file: 'shop/orders/swaps/at-most.server.ts',
    guard: 'lineCap, most ?? lineCap',
    without: 'lineCap, lineCap',
    noticedBy: byOffers,
    test: 'a product that becomes dearer costs what its customer agreed to',
  },
  'a replacement costs more than the line': {
    file: 'shop/orders/swaps/at-most.server.ts',
    guard: 'if (!replaced) return line',
    without: 'if (replaced) return line',
    noticedBy: byWishes,
    test: 'a dearer product costs no more than the line that it replaces, a smaller pack only its part',
  },
  'a line is replaced against the wish of its shopper': {
    file: 'shop/orders/picking/pick-item.server.ts',
    guard: "if (swap === 'ASK' || swap === 'NOT') return",
    without: 'if (false) return',
    noticedBy: byWishes,
    test: 'a line whose customer wants to be asked, or their money back, is not replaced',
  },
  'a food with another allergen replaces a line': {
    file: 'shop/orders/desk/plan-edit.server.ts',
    guard: 'if (misfits.length)',
    without: 'if (false)',
    noticedBy: 'shop/orders/swaps/unfit',
    test: 'a food with another allergen replaces a line neither at once, nor by a question, nor by a yes on the phone',
  },
  'an order that is closed holds what was offered': {
    file: 'shop/orders/desk/take-step.server.ts',
    guard: 'if (!mayEdit(orderStatus)) await',
    without: 'if (false as boolean) await',
    noticedBy: byOffers,
    test: 'a question ends if the product is found after all, or the order is closed or rejected',
  },
  'a set replaces a line in spite of its parts': {
    file: 'shop/orders/swaps/unfit.server.ts',
    guard: 'factsWithParts(instead.stated, replacement)',
    without: 'factsWithParts({ ...instead.stated, parts: [] }, replacement)',
    noticedBy: 'shop/orders/swaps/sets-that-replace',
    test: 'a set with a part that has another allergen replaces no line without it',
  },
  'the marinade of a line does not count': {
    file: 'shop/orders/swaps/unfit.server.ts',
    guard: 'factsWithParts(of.stated, item.attributes)',
    without: 'factsWithParts(of.stated, {})',
    noticedBy: 'shop/orders/swaps/sets-that-replace',
    test: 'the choices of a line count: what is in its marinade may come in a replacement, too',
  },
}
