import { newSupplier, productInLots, productWithLot } from '../lots/test-lots.ts'
import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

let notes = 0
const badId = { change: { id: 'x' }, field: 'id' }
const lotOf = async ({ shop }: World) => (await productWithLot(shop.pool)).lotId
const lotById = async (world: World) => ({ id: await lotOf(world) })
const supplierWords = () => {
  notes += 1
  return {
    ...{ supplierName: `Supplier ${notes}`, contactName: '', phone: '', email: '', address: '' },
    ...{ approvalNumber: '', notes: '', active: true },
  }
}
const newReceipt = async ({ shop }: World) => {
  notes += 1
  const [supplierId, { productId }] = [await newSupplier(shop.pool), await productInLots(shop.pool)]
  const lot = { code: `case ${notes}`, dateKind: 'USE_BY', expiresOn: '2099-01-01', origin: '' }
  return {
    ...{ supplierId, noteNumber: `case ${notes}`, receivedOn: '2026-01-01' },
    items: [{ productId, quantity: 2, unitCost: 10, lot }],
  }
}
const receiptById = async ({ shop, actors }: World) => {
  const { rows } = await shop.pool.query(
    `insert into receipts (branch_id, supplier_id, note_number, received_on, received_by)
     values (1, $1, '', '2026-01-01', $2) returning receipt_id as id`,
    [await newSupplier(shop.pool), actors.catalogue.custId],
  )
  return { id: rows[0].id as number }
}

/** Cases of the calls about suppliers, deliveries and lots, and what they cost. */
export const lotCases: Record<string, CallCase> = {
  'GET /suppliers/find': {
    good: () => ({ active: 'Y' }),
    bad: { change: { active: 'x' }, field: 'active' },
  },
  'GET /suppliers/find/{id}': {
    good: async ({ shop }) => ({ id: await newSupplier(shop.pool) }),
    bad: badId,
  },
  'POST /suppliers/save': {
    good: supplierWords,
    bad: { change: { supplierName: '' }, field: 'supplierName' },
  },
  'GET /receipts/find': { good: () => ({}), bad: { change: { branchId: 'x' }, field: 'branchId' } },
  'GET /receipts/find/{id}': { good: receiptById, bad: badId },
  'POST /receipts/save': { good: newReceipt, bad: { change: { items: [] }, field: 'items' } },
  'GET /lots/findLabels': {
    good: async world => ({ lotId: await lotOf(world) }),
    bad: { change: { lotId: 'x' }, field: 'lotId' },
  },
  'GET /lots/find': { good: () => ({ state: 'FIT' }), bad: { change: { state: 'GONE' }, field: 'state' } },
  'GET /lots/find/{id}': { good: lotById, bad: badId },
  'POST /lots/save': {
    good: async world => ({
      ...{ lotId: await lotOf(world), code: 'A-1', dateKind: 'USE_BY', expiresOn: '2099-01-01' },
      ...{ origin: 'Nakuru', supplierId: null },
    }),
    bad: { change: { expiresOn: 'soon' }, field: 'expiresOn' },
  },
  'POST /lots/move': {
    good: async world => ({ lotId: await lotOf(world), cause: 'WASTE', quantity: 1 }),
    bad: { change: { cause: 'GIFT' }, field: 'cause' },
  },
  'POST /lots/block': {
    good: async world => ({ lotId: await lotOf(world), blocked: true, why: 'Torn' }),
    bad: { change: { why: '' }, field: 'why' },
  },
  'POST /lots/keep': {
    good: async ({ shop }) => ({
      productId: (await newProduct(shop.pool, { stock: 2 })).productId,
      inLots: true,
    }),
    bad: { change: { inLots: 'x' }, field: 'inLots' },
  },
  'GET /lots/findOrders/{id}': { good: lotById, bad: badId },
  'GET /products/findReduced/{productId}': {
    good: async ({ shop }) => {
      const { productId, lotId } = await productWithLot(shop.pool)
      await shop.pool.query('update lots set reduction_bp = 3000 where lot_id = $1', [lotId])
      return { productId }
    },
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'GET /stockValue/find': { good: () => ({}), bad: { change: { branchId: 'x' }, field: 'branchId' } },
  'GET /stockValue/findProducts': {
    good: () => ({ sort: '-price' }),
    bad: { change: { sort: 'x' }, field: 'sort' },
  },
  'GET /orders/findMargin': {
    good: () => ({ days: '30' }),
    bad: { change: { days: 31 }, field: 'days' },
  },
}
