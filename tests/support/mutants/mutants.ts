import { againMutants } from './again-mutants.ts'
import { branchesMutants } from './branches-mutants.ts'
import { codeMutants } from './code-mutants.ts'
import { contentMutants } from './content-mutants.ts'
import { crowdMutants } from './crowd-mutants.ts'
import { deliveryMutants } from './delivery-mutants.ts'
import { edgeMutants } from './edge-mutants.ts'
import { mailMutants } from './mail-mutants.ts'
import type { Mutant } from './mutant.ts'
import { nearMutants } from './near-mutants.ts'
import { ownChangesMutants } from './own-changes-mutants.ts'
import { packingMutants } from './packing-mutants.ts'
import { partnerMutants } from './partner-mutants.ts'
import { paymentMutants } from './payment-mutants.ts'
import { peopleMutants } from './people-mutants.ts'
import { pickingMutants } from './picking-mutants.ts'
import { qurbaniDeskMutants } from './qurbani-desk-mutants.ts'
import { qurbaniMutants } from './qurbani-mutants.ts'
import { releaseMutants } from './release-mutants.ts'
import { runsMutants } from './runs-mutants.ts'
import { settingsMutants } from './settings-mutants.ts'
import { slotsMutants } from './slots-mutants.ts'
import { swapMutants } from './swap-mutants.ts'
import { upkeepMutants } from './upkeep-mutants.ts'
import { weighingMutants } from './weighing-mutants.ts'

const byOrders = 'shop/orders/placing/save-order'
const bySessions = 'shop/customers/sign-in/sessions'

/**
 * Shops that are broken on purpose: a test that does not notice a missing guard does not count.
 * `node_modules/.bin/node tests/support/mutants/run-mutants.ts '<name>'` tries one of them, without a name all.
 */
export const mutants: Record<string, Mutant> = {
  'an order does not announce the stock that it took': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: 'changed(...lines',
    without: 'void (lines',
    noticedBy: 'server/pages/cached-answers',
    test: "'POST' '/orders/save'",
  },
  'a changed page stays in the cache': {
    file: 'server/pages/kept-by-things.ts',
    guard: 'entry.outdated = true',
    without: 'entry.outdated = false',
    noticedBy: 'server/pages/cached-answers',
    test: "'POST' '/settings/save'",
  },
  'an answer begun before a change is stored for loaders': {
    file: 'server/pages/kept-by-things.ts',
    guard: "if (changed.has('anything') || [...changed].some(thing => entry.things.has(thing))) return",
    without: '',
    noticedBy: 'server/pages/kept-answers',
    test: 'is not stored',
  },
  'stock is taken without a check that there is enough': {
    file: 'shop/availability/all-or-none.server.ts',
    guard: 'where available < quantity',
    without: 'where false',
    noticedBy: 'shop/orders/placing/racing',
    test: 'an order beyond the stock is refused with the amounts left, and nothing is written',
  },
  'stock is read without locking it': {
    file: 'shop/availability/all-or-none.server.ts',
    guard: ' order by availability_id for no key update',
    without: '',
    noticedBy: 'shop/orders/placing/racing',
    test: 'sixty shoppers at once for the last ten',
  },
  'a repeated request places a second order': {
    file: 'server/calls/calls.ts',
    guard: 'call.repeatable && key !== undefined',
    without: 'false',
    noticedBy: 'shop/orders/placing/racing',
    test: 'a repeat with the same key answers the same order',
  },
  'the total that the shopper saw is not compared': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: 'toMinor(header.grandTotal, exponent) !== sums.total',
    without: 'false',
    noticedBy: byOrders,
    test: 'if the shopper saw another total, nothing is written and the changed lines are named',
  },
  'any link opens an order': {
    file: 'shop/orders/own/find-order-by-link.server.ts',
    guard: '!isKeyOf(found.order, link)',
    without: 'false',
    noticedBy: byOrders,
    test: 'an order is found by its secret link and by nothing less',
  },
  'any anti-forgery token is accepted': {
    file: 'server/edge/anti-forgery.ts',
    guard: '!fitsSession(secret, session, header)',
    without: 'false',
    noticedBy: 'server/calls/machinery',
    test: 'a change needs the anti-forgery token of that session',
  },
  'a change may come from another site': {
    file: 'server/edge/anti-forgery.ts',
    guard: '!fromHere(request)',
    without: 'false',
    noticedBy: 'server/calls/machinery',
    test: 'a change from another site',
  },
  'a session never runs out': {
    file: 'shop/customers/sign-in/sessions.server.ts',
    guard: 's.expires_at > ',
    without: 's.created_at <= ',
    noticedBy: bySessions,
    test: 'a session ends after 60 minutes without use',
  },
  'tokens are stored as plain text': {
    file: 'shop/customers/sign-in/sessions.server.ts',
    guard: "createHash('sha256').update(token).digest('hex')",
    without: 'token',
    noticedBy: bySessions,
    test: 'a session is in a cookie that no script',
  },
  'scripts can read the session': {
    file: 'server/edge/cookies.ts',
    guard: 'httpOnly: true',
    without: 'httpOnly: false',
    noticedBy: bySessions,
    test: 'a session is in a cookie that no script',
  },
  'a link proves a mailbox for any account': {
    file: 'shop/customers/account/prove-email.server.ts',
    guard: 'link.custId !== caller.custId',
    without: 'false',
    noticedBy: bySessions,
    test: 'a mailbox is proven only by the account that opened it',
  },
  'a mailed link works twice': {
    file: 'shop/customers/sign-in/mailed-links.server.ts',
    guard: '    .delete(verifications)',
    without: '    .update(verifications).set({ updatedAt: now })',
    noticedBy: bySessions,
    test: 'a password is reset by a mailed link, once',
  },
  'guesses at an account are not counted': {
    file: 'shop/customers/sign-in/count-guess.server.ts',
    guard: 'await limits.spend(guessesAtName, name)',
    without: '',
    noticedBy: 'shop/customers/account/accounts',
    test: 'guesses at a name are counted',
  },
  'a customer can act for another customer': {
    file: 'server/calls/call-routes.ts',
    guard: 'input.custId !== caller?.custId &&',
    without: 'false &&',
    noticedBy: 'server/calls/who-may',
    test: "'PUT' '/customer/update'",
  },
  'every signed-in person has the permissions of staff': {
    file: 'server/calls/deny.ts',
    guard: "if (!who.startsWith('staff: ') ||",
    without: 'if (true ||',
    noticedBy: 'server/calls/who-may',
    test: "'POST' '/storeHours/save'",
  },
  'an unconfirmed mailbox shows the orders of its owner': {
    file: 'shop/orders/own/owned-orders.server.ts',
    guard: 'lower(me.proven_email)',
    without: '(select lower(p.email) from contacts p where p.contact_id = me.contact_id)',
    noticedBy: 'shop/orders/own/own-orders',
    test: 'include earlier guest orders once the mailbox is proven, and not before',
  },
  'an order takes any step': {
    file: 'shop/orders/desk/take-step.server.ts',
    guard: 'inArray(orders.orderStatus, [...statesBefore(orderStatus)])',
    without: 'undefined',
    noticedBy: 'shop/orders/own/own-orders',
    test: 'skips no step and leaves no end',
  },
  'the permission to upload is checked after the file was read': {
    file: 'server/calls/call-routes.ts',
    guard: 'onRequest: (request, reply) => admit(',
    without: 'preHandler: (request, reply) => admit(',
    noticedBy: 'server/calls/uploads',
    test: 'a caller who may not upload is refused before the body',
  },
  'a file may be a byte too big': {
    file: 'server/calls/uploads.ts',
    guard: 'if (size > most) return TOO_BIG',
    without: 'if (size > most + 1) return TOO_BIG',
    noticedBy: 'shop/catalogue/files/product-images',
    test: '65001 are too many',
  },
  'simultaneous pictures of a product do not wait for each other': {
    file: 'shop/catalogue/editing/lock-product.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: 'shop/catalogue/files/product-images',
    test: 'uploads at the same time each get a position',
  },
  'an import overwrites a change that was made after the check': {
    file: 'shop/exchange/write-items.server.ts',
    guard: 'stood.updatedDate.getTime() !== seenDate?.getTime()',
    without: 'false',
    noticedBy: 'shop/exchange/working-on-imports',
    test: 'a product that a person changed after the check',
  },
  'an import makes products free without asking': {
    file: 'shop/exchange/move-import.server.ts',
    guard: 'moved.marked.free > 0 && !free',
    without: 'false',
    noticedBy: 'shop/exchange/files-of-other-shops',
    test: 'an old file of Shopify comes in as it means',
  },
  'an order takes stock that is not counted': {
    file: 'shop/orders/placing/chosen.server.ts',
    guard: 'sold.stockTracked && wish',
    without: 'wish',
    noticedBy: 'shop/catalogue/stock/uncounted-stock',
    test: 'products without counted stock are sold at any time, by many at once',
  },
  'undoing an import reverts later changes': {
    file: 'shop/exchange/undo-items.server.ts',
    guard: 'stood?.updatedDate.getTime() !== item.writtenDate?.getTime()',
    without: 'false',
    noticedBy: 'shop/exchange/imports.calls',
    test: 'an undo reverts the whole import, except for later changes',
  },
  'a product that cannot be written stops others': {
    file: 'shop/exchange/work-on-imports.server.ts',
    guard: 'if (lines.length > 1)',
    without: 'if (false)',
    noticedBy: 'shop/exchange/working-on-imports',
    test: 'a product that the database refuses stops no other',
  },
  'two departments with the same name are added at the same moment': {
    file: 'shop/catalogue/shelves/edit-departments.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy: 'shop/catalogue/shelves/editing-shelves',
    test: 'two departments cannot have the same name',
  },
  'a shop that has an owner gets a second one by a link': {
    file: 'shop/customers/staff/become-owner.server.ts',
    guard: 'if (owned)',
    without: 'if (false)',
    noticedBy: 'shop/customers/staff/first-owner',
    test: 'no longer works after a newer link',
  },
  'the role of the last owner is removed': {
    file: 'shop/customers/staff/change-roles.server.ts',
    guard: ".for('update', { of: staffRoles })",
    without: '',
    noticedBy: 'shop/customers/staff/staff.calls',
    test: 'a role of the last owner cannot be removed',
  },
  'a code of the second factor works twice': {
    file: 'shop/customers/second-factor/second-factor.server.ts',
    guard: 'lt(secondFactors.lastStep, proof.step)',
    without: 'undefined',
    noticedBy: 'shop/customers/second-factor/second-factor',
    test: 'works once, even if many requests use it',
  },
  'guesses at a code are not counted': {
    file: 'shop/customers/sign-in/count-guess.server.ts',
    guard: 'await limits.spend(guessesAtName, name)',
    without: '',
    noticedBy: 'shop/customers/second-factor/second-factor',
    test: 'that is wrong counts as a guess',
  },
  'staff of one branch reach the orders of another': {
    file: 'shop/settings/branches/of-branches.server.ts',
    guard: "branches === 'all'",
    without: 'branches.length > 0',
    noticedBy: 'server/calls/of-branch',
    test: 'finds nothing of another branch',
  },
  ...edgeMutants,
  ...settingsMutants,
  ...slotsMutants,
  ...branchesMutants,
  ...codeMutants,
  ...contentMutants,
  ...peopleMutants,
  ...mailMutants,
  ...nearMutants,
  ...crowdMutants,
  ...deliveryMutants,
  ...partnerMutants,
  ...paymentMutants,
  ...ownChangesMutants,
  ...weighingMutants,
  ...againMutants,
  ...packingMutants,
  ...swapMutants,
  ...runsMutants,
  ...qurbaniMutants,
  ...pickingMutants,
  ...qurbaniDeskMutants,
  ...releaseMutants,
  ...upkeepMutants,
}
