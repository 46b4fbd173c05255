import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities } from '../availability/availability.tables.server.ts'
import { stock } from '../catalogue/catalogue.tables.server.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import {
  type DemoLots,
  type DemoSupplierKey,
  demoDeliveries,
  demoLots,
  demoReductions,
  demoSuppliers,
} from './demo/demo-lots.ts'
import { lotMovements, lots, receiptLines, receipts } from './lots.tables.server.ts'
import { suppliers } from './suppliers/suppliers.tables.server.ts'

type Place = typeof stock.$inferSelect & { onHand: number }

/**
 * Puts some products of the demo shop in lots: the goods that each branch has of them came with the notes of the suppliers. Returns the ids
 * of the suppliers.
 */
export async function seedLots(database: Database, now: Date): Promise<Record<DemoSupplierKey, number>> {
  const { timeZone } = await readSettings(database)
  const today = dayAt(now, timeZone)
  const ids = await addSuppliers(database)
  const places = await readPlaces(database)
  await database
    .update(availabilities)
    .set({ inLots: true })
    .where(
      inArray(
        availabilities.availabilityId,
        places.map(({ availabilityId }) => availabilityId),
      ),
    )
  for (const branchId of new Set(places.map(place => place.branchId)))
    for (const [from, supplierId] of Object.entries(ids) as [DemoSupplierKey, number][]) {
      const goods = demoLots.filter(one => one.from === from)
      const there = places.filter(
        place => place.branchId === branchId && goods.some(({ productId }) => productId === place.productId),
      )
      const delivered = demoDeliveries(from)
      if (there.length > 0)
        await receive(database, { branchId, supplierId, delivered, today, now }, goods, there)
    }
  return ids
}

async function addSuppliers(database: Database): Promise<Record<DemoSupplierKey, number>> {
  const added = await database
    .insert(suppliers)
    .values(Object.values(demoSuppliers).map(one => ({ ...one, demo: true })))
    .returning({ supplierId: suppliers.supplierId, supplierName: suppliers.supplierName })
  return Object.fromEntries(
    Object.entries(demoSuppliers).map(([key, { supplierName }]) => [
      key,
      added.find(one => one.supplierName === supplierName)?.supplierId as number,
    ]),
  ) as Record<DemoSupplierKey, number>
}

async function readPlaces(database: Database): Promise<Place[]> {
  const places = await database
    .select()
    .from(stock)
    .where(
      inArray(
        stock.productId,
        demoLots.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(stock.branchId), asc(stock.productId))
  const counters = await database
    .select()
    .from(availabilities)
    .where(
      inArray(
        availabilities.availabilityId,
        places.map(({ availabilityId }) => availabilityId),
      ),
    )
  const onHand = new Map(counters.map(one => [one.availabilityId, one.onHand]))
  return places.map(place => ({ ...place, onHand: onHand.get(place.availabilityId) ?? 0 }))
}

type Receiving = {
  branchId: number
  supplierId: number
  delivered: readonly [number, number]
  today: string
  now: Date
}

/** Writes two deliveries of a supplier to a branch, so many days before today: the older one with what is left of its lots. */
async function receive(
  database: Database,
  { branchId, supplierId, delivered, today, now }: Receiving,
  goods: readonly DemoLots[],
  places: readonly Place[],
): Promise<void> {
  for (const [at, ago] of delivered.entries()) {
    const receivedOn = daysLater(today, -ago)
    const noteNumber = `DN-${branchId}${supplierId}${receivedOn.slice(5).replace('-', '')}`
    const movedAt = new Date(now.getTime() - ago * 86_400_000)
    const [receipt] = await database
      .insert(receipts)
      .values({ branchId, supplierId, noteNumber, receivedOn, createdAt: movedAt })
      .returning({ receiptId: receipts.receiptId })
    const receiptId = receipt?.receiptId as number
    const rows = places.map((place, position) => {
      const { letters, dateKind, days, origin } = goods.find(
        ({ productId }) => productId === place.productId,
      ) as DemoLots
      const first = Math.floor(place.onHand / 4)
      const { productId, countStep } = place
      const code = `${letters}-${receivedOn.slice(5).replace('-', '')}${String(position + 1).padStart(2, '0')}`
      return {
        ...{ productId, branchId, code, dateKind, supplierId, origin, countStep, demo: true },
        ...{
          onHand: at === 0 ? first : place.onHand - first,
          reductionBp: at === 0 ? (demoReductions[productId] ?? null) : null,
          expiresOn: daysLater(today, days[at] as number),
        },
        ...{ createdAt: movedAt, updatedDate: movedAt },
      }
    })
    const added = await database.insert(lots).values(rows).returning()
    const received = added.flatMap(({ lotId, productId, onHand }, position) => {
      const { countStep = 1 } = rows[position] ?? {}
      return onHand > 0 ? [{ lotId, productId, onHand, position, thousandths: onHand * countStep }] : []
    })
    if (received.length === 0) continue
    await database.insert(lotMovements).values(
      received.map(({ lotId, onHand }) => ({
        lotId,
        change: onHand,
        cause: 'RECEIVED',
        receiptId,
        movedAt,
      })),
    )
    await database.insert(receiptLines).values(received.map(line => ({ ...line, receiptId })))
  }
}
