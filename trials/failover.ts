import { shown } from '../bench/figure.ts'
import { askOnce } from '../database/ask-once.ts'
import { SECRET_FOR_TESTS, startBuiltShop, stopped } from '../scripts/testing/shop-for-tests.ts'
import { writingOn } from './cluster/old-primary.ts'
import { type Cluster, openCluster } from './cluster/open-cluster.ts'
import { missingPrograms } from './cluster/programs.ts'
import { lookAround, type SentOrder, steadyShoppers, type Views } from './cluster/steady-shoppers.ts'
import { countOrders, ordersIn, stockUp } from './count-orders.ts'
import type { Finding, Trial } from './trial.ts'

const AMPLE = 1701
const SCARCE = 1702
/** The amount of the scarce product: less than is ordered. */
const FEW = 150
/** Seconds within which orders must go on, and the share of pages that must be answered. */
const SOON = 30
const ANSWERED = 0.999

/** Loses the primary under a shop of two nodes: first its power, and then its network for a while. */
export const failover: Trial = {
  title: 'The primary database is lost',
  cannot: missingPrograms,
  async run(say) {
    const cluster = await openCluster(say)
    const nodes: Awaited<ReturnType<typeof startBuiltShop>>[] = []
    try {
      for (const name of ['node1', 'node2']) {
        say(`starting ${name} of the shop`)
        nodes.push(await startNode(cluster, name))
      }
      await stockUp(cluster.url, { [AMPLE]: 1_000_000, [SCARCE]: FEW })
      const before = await ordersIn(cluster.url)
      const addresses = nodes.map(({ address }) => address)
      await lookAround(addresses)
      const shoppers = steadyShoppers(addresses, [AMPLE, AMPLE, AMPLE, SCARCE])
      const first = await shoppers.untilOrdered()
      say(`orders are placed (the first after ${Math.round(first)} ms); the primary loses its power`)
      const killed = await losePower(cluster, shoppers.untilOrdered)
      say(`orders went on after ${seconds(killed)}, and the machine is back; the primary now stands still`)
      const halted = await standStill(cluster, shoppers.untilOrdered)
      say(`orders went on after ${seconds(halted.wait)}`)
      await shoppers.stop()
      const counted = await countOrders(cluster.url, shoppers.orders, { before, scarceId: SCARCE })
      return findings({ killed, halted, ...shoppers, counted })
    } finally {
      await Promise.all(nodes.map(node => stopped(node.process, 'SIGKILL')))
      await cluster.close()
    }
  },
}

const startNode = (cluster: Cluster, name: string) =>
  startBuiltShop({
    ...cluster.variables,
    DATA_FOLDER: `data/failover-${name}`,
    SOUK_SECRET: SECRET_FOR_TESTS,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    NODE_NAME: name,
  })

/** Kills the machine of the primary, and starts it again once orders go on; returns how long they did not. */
async function losePower(cluster: Cluster, untilOrdered: () => Promise<number>): Promise<number> {
  const lost = await cluster.primary()
  lost.kill()
  const wait = await untilOrdered()
  await cluster.primary(lost)
  lost.start()
  await cluster.untilSafe(2)
  return wait
}

type Halted = { wait: number; acknowledged: boolean; stored: boolean }

/** Halts the machine of the primary until another one has taken over, and lets it go on with a change that it had begun. */
async function standStill(cluster: Cluster, untilOrdered: () => Promise<number>): Promise<Halted> {
  const cutOff = await cluster.primary()
  const writer = await writingOn(cluster.urlOf(cutOff))
  try {
    cutOff.halt()
    const ordered = untilOrdered()
    await cluster.primary(cutOff)
    const wait = await ordered
    const committed = writer.commits()
    cutOff.goOn()
    const acknowledged = await committed
    await cluster.untilSafe(2)
    const stored = await askOnce(cluster.url, `select 1 from idempotency_keys where call = 'trial'`)
    return { wait, acknowledged, stored: stored.length > 0 }
  } finally {
    cutOff.goOn()
    await writer.close()
  }
}

type Found = {
  killed: number
  halted: Halted
  orders: readonly SentOrder[]
  views: Views
  counted: Awaited<ReturnType<typeof countOrders>>
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

function findings({ killed, halted, orders, views, counted }: Found): Finding[] {
  const { acknowledged, lost, twice, sold, remaining, wrong } = counted
  const refused = orders.filter(({ status }) => status >= 400 && status < 500).length
  const unanswered = orders.length - acknowledged - refused
  const share = 1 - views.unanswered / views.asked
  const none = (what: string, figure: number): Finding => ({
    ...{ what, figure: shown(figure), limit: '0' },
    held: figure === 0,
  })
  const within = (what: string, wait: number): Finding => ({
    ...{ what, figure: seconds(wait), limit: `${SOON} s` },
    held: wait <= SOON * 1_000,
  })
  return [
    within('the machine of the primary loses its power: until orders are acknowledged again', killed),
    within('it freezes, as if its network were cut: the same', halted.wait),
    {
      what: 'orders acknowledged; refused because the product was sold out',
      figure: `${shown(acknowledged)} of ${shown(orders.length)}; ${shown(refused)}`,
      held: acknowledged > 0,
    },
    none('orders that got no answer within 60 s, repeated with their key', unanswered),
    none('acknowledged orders that are lost', lost),
    none('orders placed twice', twice),
    none(`pieces sold beyond the ${FEW} that there were`, Math.max(0, sold - FEW, -remaining)),
    none(
      'changes that the primary of before acknowledged and lost',
      halted.acknowledged && !halted.stored ? 1 : 0,
    ),
    {
      what: 'pages that a node answered',
      figure: `${(share * 100).toFixed(2)} % of ${shown(views.asked)}`,
      limit: `${ANSWERED * 100} %`,
      held: share >= ANSWERED,
    },
    {
      what: 'errors in the books afterwards',
      figure: wrong.join(', ') || '0',
      limit: '0',
      held: wrong.length === 0,
    },
  ]
}
