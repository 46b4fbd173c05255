import { boxOfDemo } from '../shop/catalogue/demo/demo-boxes.ts'
import { demoProducts } from '../shop/catalogue/demo/demo-products.ts'
import { optionsOfDemo } from '../shop/catalogue/demo/demo-variants.ts'
import { missingChoices } from '../shop/catalogue/missing-choices.rules.ts'
import { ordersPerSecond } from './load.ts'
import { durableTransactionsPerSecond, pgbenchPath } from './pgbench.ts'
import type { Mode } from './pgbench-order.ts'
import { type Room, roomForOrders } from './room-for-orders.ts'

const SHOPPERS = 8
const ROUNDS = 3
const SECONDS = 5

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] as number
const shown = (figure: number) => Math.round(figure).toLocaleString('en')
const share = (part: number, whole: number) => (part / whole).toFixed(2)

/**
 * Measures the orders of two lines a second that the shop at `address`, on this database, acknowledges, and the transactions
 * with the same rows that PostgreSQL makes durable: by pgbench with prepared statements, and as text.
 */
export async function ordersBesidePgbench(
  address: string,
  databaseUrl: string,
): Promise<{ what: string; figure: string; limit: string }[]> {
  const windows = await roomForOrders(databaseUrl)
  const many = await inTurns(address, databaseUrl, { productIds: productsByTheUnit(), windows })
  const one = await inTurns(address, databaseUrl, { productIds: [1701], windows })
  const inWindow = await ordersPerSecond(address, SHOPPERS, {
    productIds: productsByTheUnit(),
    seconds: SECONDS,
  })
  const by = pgbenchPath() ? 'pgbench' : 'the same statements from Node (there is no pgbench)'
  const beside = ({ orders, prepared, simple }: Beside) =>
    `${shown(orders)}; ${by}: ${shown(prepared)} prepared, ${shown(simple)} as text (${share(orders, prepared)}, ${share(orders, simple)} of it)`
  return [
    {
      what: `\`orders/save\` a second, ${SHOPPERS} shoppers, 2 lines each`,
      figure: beside(many),
      limit: '500, and 0.50',
    },
    {
      what: `\`orders/save\` a second, ${SHOPPERS} shoppers, all for one product`,
      figure: `${beside(one)}; ${share(one.orders, many.prepared)} of that for many products`,
      limit: '0.25',
    },
    {
      what: `\`orders/save\` a second, ${SHOPPERS} shoppers, 2 lines each, without a window: all get the same`,
      figure: `${shown(inWindow)}; ${share(inWindow, many.prepared)} of that for many products`,
      limit: '0.25',
    },
  ]
}

type Beside = { orders: number; prepared: number; simple: number }

/** Measures shop and pgbench in turn, several times; returns medians. */
async function inTurns(
  address: string,
  databaseUrl: string,
  { productIds, windows }: { productIds: readonly number[]; windows: readonly Room[] },
): Promise<Beside> {
  const [orders, prepared, simple]: [number[], number[], number[]] = [[], [], []]
  const slotIds = windows.map(({ slotId }) => slotId)
  const transactions = (mode: Mode) =>
    durableTransactionsPerSecond(databaseUrl, {
      clients: SHOPPERS,
      seconds: SECONDS,
      stockRows: productIds.length,
      windows,
      mode,
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    orders.push(await ordersPerSecond(address, SHOPPERS, { productIds, slotIds, seconds: SECONDS }))
    prepared.push(await transactions('prepared'))
    simple.push(await transactions('simple'))
  }
  return { orders: median(orders), prepared: median(prepared), simple: median(simple) }
}

const isBox = (sku: string) => boxOfDemo(sku, () => 0) !== null

/** Returns the demo products that can be ordered by one whole unit, without a choice, a box to fill or an age. */
const productsByTheUnit = () =>
  demoProducts
    .filter(
      product =>
        product.productStatus === 'A' &&
        !product.sku.startsWith('WIN') &&
        (product.step ?? 1000) === 1000 &&
        product.ageFrom === null &&
        !optionsOfDemo(product.sku) &&
        !isBox(product.sku) &&
        missingChoices(product, {}).length === 0,
    )
    .map(product => product.productId)
