import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import { signUp } from '../people.ts'
import { newProduct } from '../test-goods.ts'
import { guestOrder, openTestShop } from '../test-shop.ts'

/** A product of the tests that is kept in lots. */
export type Goods = Awaited<ReturnType<typeof newProduct>>
type Item = { orderItemId: number; version: number; itemStatus: string }
/** An order of the tests, as its picker sees it. */
export type Order = { orderId: number; orderNum: string; link: string; orderItems: [Item, ...Item[]] }

/** A shop with a keeper of its goods, a supplier, a picker and a desk, for tests of lots. */
export async function openLotsShop() {
  const shop = await openTestShop(40)
  const keeper = await signUp(shop, 'owner')
  const picker = await signUp(shop, 'picker')
  const desk = await signUp(shop, 'orders')
  const today = dayAt(new Date(), (await shop.get('/settings/find')).body.timeZone)
  const words = { contactName: '', phone: '', email: '', address: '', approvalNumber: '', notes: '' }
  const supplier = await shop.post(
    '/suppliers/save',
    { supplierName: `Farm ${crypto.randomUUID()}`, ...words, active: true },
    keeper.bearer,
  )
  const { supplierId } = supplier.body
  let notes = 0

  const keep = (productId: number, inLots = true) =>
    shop.post('/lots/keep', { productId, inLots }, keeper.bearer)
  /** Receives a lot; `days`: its last day after today, null if it keeps. */
  const receive = (productId: number, code: string, quantity: number, days: number | null = 5, more = {}) =>
    shop.post(
      '/receipts/save',
      {
        ...{ supplierId, noteNumber: `N-${++notes}`, receivedOn: daysLater(today, Math.min(0, days ?? 0)) },
        items: [
          {
            ...{ productId, quantity, unitCost: 100 },
            lot: {
              ...{ code, dateKind: days === null ? null : 'USE_BY', origin: '' },
              expiresOn: days === null ? null : daysLater(today, days),
            },
          },
        ],
        ...more,
      },
      keeper.bearer,
    )
  const look = async (orderNum: string) =>
    (await shop.get(`/orders/findPicking/${orderNum}`, picker.bearer)).body
  const lotsOf = async (productId: number) =>
    (
      await shop.pool.query<{ lotId: number; code: string; onHand: number }>(
        'select lot_id as "lotId", code, on_hand as "onHand" from lots where product_id = $1 order by lot_id',
        [productId],
      )
    ).rows
  return {
    ...{ shop, keeper, picker, desk, today, supplierId, keep, receive, look, lotsOf },
    /** A new product that is kept in lots, with the lots that are given as `code: [amount, days]`. */
    async goods(
      lots: Record<string, [number, (number | null)?]>,
      values: Partial<Parameters<typeof newProduct>[1]> = {},
    ): Promise<Goods> {
      const goods = await newProduct(shop.pool, { stock: 0, unit: 'piece', weighed: false, ...values })
      await keep(goods.productId)
      for (const [code, [quantity, days]] of Object.entries(lots))
        await receive(goods.productId, code, quantity, days)
      return goods
    },
    /** Places an order and prints its list. */
    async printed(productId: number, ...quantities: number[]): Promise<Order> {
      const lines = quantities.map((quantity, at) => ({ productId, quantity, notes: `line ${at}` }))
      const { body } = await shop.post('/orders/save', guestOrder(lines))
      await shop.post('/orders/markPrinted', { orderIds: [body.orders.orderId] }, desk.bearer)
      const { orderItems } = await look(body.orders.orderNum)
      return { ...body.orders, orderItems }
    },
    pick: (item: Item, change: object) =>
      shop.post(
        '/orders/pickItem',
        { orderItemId: item.orderItemId, version: item.version, itemStatus: 'PICKED', ...change },
        picker.bearer,
      ),
    /** The amount left of each lot by its code. */
    left: async (productId: number) =>
      Object.fromEntries((await lotsOf(productId)).map(({ code, onHand }) => [code, onHand])),
    /** The amounts of each lot that a line has, by its code. */
    async has({ orderItemId }: { orderItemId: number }): Promise<Record<string, number>> {
      const { rows } = await shop.pool.query<{ code: string; counts: number }>(
        `select code, -sum(change)::int as counts from lot_movements join lots using (lot_id)
         where order_item_id = $1 group by 1 having sum(change) <> 0 order by 1`,
        [orderItemId],
      )
      return Object.fromEntries(rows.map(({ code, counts }) => [code, counts]))
    },
    async lotId(productId: number, code: string): Promise<number> {
      return (await lotsOf(productId)).find(lot => lot.code === code)?.lotId as number
    },
    /** Reduces the price of a lot by so many hundredths of a per cent; null: as the shop does in the last days. */
    async reduce(productId: number, code: string, reductionBp: number | null) {
      const found = await shop.get(
        `/lots/find/${(await lotsOf(productId)).find(lot => lot.code === code)?.lotId}`,
        keeper.bearer,
      )
      const { lotId, dateKind, expiresOn, origin } = found.body.lot
      const words = { code, dateKind, expiresOn, origin, supplierId: null }
      return shop.post('/lots/save', { lotId, ...words, reductionBp }, keeper.bearer)
    },
    step: (orderId: number, orderStatus: string, more: object = {}) =>
      shop.post('/orders/changeStatus', { orderId, orderStatus, ...more }, desk.bearer),
  }
}
