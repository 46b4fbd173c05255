import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { transfer } from '../../availability/transfer.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith, isOneOf } from '../../lib/permissions.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { readBranches } from '../../settings/branches/read-branches.server.ts'
import { holdProduct } from '../editing/change-product.server.ts'
import { wrongStock } from '../editing/opening-steps.rules.ts'
import { readStock } from './find-stock.server.ts'
import { openStock } from './open-stock.server.ts'
import { transferStock } from './stock.contract.ts'
import { TRANSFER } from './stock-causes.ts'

export const answerTransferStock = handle(transferStock, async (input, shop) => {
  const { productId, fromBranchId, toBranchId, quantity } = input
  const { database, caller, clock, audit } = shop
  const wrong = (fields: Record<string, string>) => refuse(transferStock, 'BAD_INPUT', undefined, fields)
  const branches = await readBranches(database)
  const nameOf = (id: number) => branches.find(({ branchId }) => branchId === id)?.branchName
  const [fromName, toName] = [nameOf(fromBranchId), nameOf(toBranchId)]
  const product = await holdProduct(database, productId)
  const isOfCaller = isOneOf(branchesWith(caller, 'catalogue'), fromBranchId)
  if (!product || !isOfCaller || fromName === undefined || toName === undefined)
    return refuse(transferStock, 'NOT_FOUND', undefined)
  if (product.variantOptions) return wrong({ quantity: m.catalogue_product_has_variants() })
  if (product.box) return wrong({ quantity: m.boxes_of_parts() })
  if (fromBranchId === toBranchId) return wrong({ toBranchId: m.catalogue_transfer_same() })
  const from = await openStock(shop, product, fromBranchId)
  const to = await openStock(shop, product, toBranchId)
  const uncounted = wrongStock(quantity, from.countStep) ?? wrongStock(quantity, to.countStep)
  if (uncounted) return wrong({ quantity: uncounted })
  const countsOf = ({ availabilityId, countStep }: typeof from) => ({
    availabilityId,
    quantity: Math.round((quantity * THOUSANDTHS) / countStep),
  })
  const note = input.note.trim() || null
  const reason = { cause: TRANSFER, note, movedAt: clock(), movedBy: caller.custId }
  const refused = await transfer(database, countsOf(from), countsOf(to), reason)
  if (refused?.why === 'in lots') return wrong({ quantity: m.catalogue_in_lots() })
  if (refused?.why === 'too few') {
    const free = toQuantity(refused.onHand - refused.held, from.countStep)
    const { unitName: unit } = product
    return wrong({ quantity: m.catalogue_transfer_too_few({ branch: fromName, free, unit }) })
  }
  if (refused)
    return wrong({
      quantity: m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, to.countStep) }),
    })
  await audit.add({
    action: 'transfer',
    subject: 'stock',
    subjectId: productId,
    after: { quantity, fromBranch: fromName, toBranch: toName, note },
  })
  const [left, arrived] = [
    await readStock(database, productId, fromBranchId),
    await readStock(database, productId, toBranchId),
  ]
  return left && arrived ? { from: left, to: arrived } : refuse(transferStock, 'NOT_FOUND', undefined)
})
