import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities, movements } from '../availability/availability.tables.server.ts'
import { withPartsOfBox } from '../boxes/wrong-box.rules.ts'
import { DEMO_BRANCH } from '../settings/settings.seed.server.ts'
import {
  brands,
  categories,
  departments,
  productPictures,
  products,
  stock,
} from './catalogue.tables.server.ts'
import { boxOfDemo } from './demo/demo-boxes.ts'
import { demoBrands } from './demo/demo-brands.ts'
import { demoCategories } from './demo/demo-categories.ts'
import { demoDepartments } from './demo/demo-departments.ts'
import { demoDocument } from './demo/demo-document.ts'
import { partsOfDemo } from './demo/demo-parts.ts'
import { demoProducts } from './demo/demo-products.ts'
import type { DemoProduct } from './demo/demo-types.ts'
import { demoVariants, type NumberedVariant, optionsOfDemo } from './demo/demo-variants.ts'
import { demoFacts } from './demo/facts/demo-facts.ts'
import { storedFacts } from './facts/food-facts.rules.ts'
import { productDocuments } from './files/product-documents.tables.server.ts'
import { newStock, toCounts } from './stock/count-step.rules.ts'

const KEEPER = 'Souk team'

/** Saves the products of the demo shop with their stock; `hashes` maps the names of their pictures to hashes. */
export async function seedCatalogue(database: Database, hashes: ReadonlyMap<string, string>): Promise<void> {
  await database.insert(departments).values(
    demoDepartments.map((row, position) => ({
      ...row,
      position,
      picture: hashes.get(row.picture),
      demo: true,
    })),
  )
  await database.insert(categories).values(
    demoCategories.map(row => ({
      ...row,
      picture: hashes.get(row.picture),
      demo: true,
      updatedBy: KEEPER,
      updatedDate: new Date(row.updatedDate),
    })),
  )
  await database
    .insert(brands)
    .values(demoBrands.map(({ brandId, brandName }) => ({ brandId, brandName, demo: true })))
  await database.insert(products).values(demoProducts.map(productRow))
  await database.insert(products).values(demoVariants.map(variantRow))
  const ofVariants = demoVariants.flatMap(({ productId, of, picture }) =>
    picture === undefined ? [] : [{ productId, pictures: of.pictures.slice(picture, picture + 1) }],
  )
  const shownPictures = [...demoProducts, ...ofVariants].flatMap(({ productId, pictures }) =>
    pictures.flatMap((name, position) => {
      const hash = hashes.get(name)
      return hash ? [{ productId, position, hash }] : []
    }),
  )
  if (shownPictures.length) await database.insert(productPictures).values(shownPictures)
  const { length: size } = demoDocument.bytes
  await database.insert(productDocuments).values({ ...demoDocument, mimeType: 'application/pdf', size })
  await seedStock(database)
  await continueIdentities(database)
}

const idsBySku = new Map(demoProducts.map(({ sku, productId }) => [sku, productId]))
const idOfSku = (sku: string) => idsBySku.get(sku) as number

const stepOf = (product: DemoProduct) => product.step ?? 1000
const stepsOf = (quantity: number, product: DemoProduct) => Math.floor((quantity * 1000) / stepOf(product))

function productRow(product: DemoProduct): typeof products.$inferInsert {
  const { cutPrice, pictures: _, quantity: __, step, weight, brandId, ...row } = product
  const variantOptions = optionsOfDemo(row.sku)
  return {
    ...row,
    // A shopper chooses a variant instead.
    ...(variantOptions ? { variantOptions, packagingAttributes: [], extraAttributes: [] } : {}),
    brandId: brandId === 0 ? null : brandId,
    weight: weight === null ? null : Math.round(weight * 1000),
    quantityStep: step ?? 1000,
    minimumSteps: Math.max(1, stepsOf(step && step < 1000 ? step / 1000 : 1, product)),
    maximumSteps: stepsOf(99, product),
    optionsAttributes: cutPrice ? [{ description: 'CUTPRICE' }] : [],
    facts: storedFacts(demoFacts[row.sku] ?? null),
    ...withPartsOfBox({ parts: partsOfDemo(row.sku, idOfSku), box: boxOfDemo(row.sku, idOfSku) }),
    demo: true,
    updatedBy: KEEPER,
  }
}

function variantRow({ of, values, rupees, grams, ...row }: NumberedVariant): typeof products.$inferInsert {
  const price = rupees * 100
  return {
    ...productRow(of),
    ...{ productId: row.productId, sku: row.sku, unitPrice: price, salePrice: price, optionsAttributes: [] },
    ...{ variantOptions: null, variantOf: of.productId, variantValues: [...values], variantPlace: row.place },
    ...{ popularFlag: 0, ...(grams ? { content: grams * 1000, contentUnit: 'g', weight: null } : {}) },
  }
}

async function seedStock(database: Database): Promise<void> {
  const sold = demoProducts.map(product => ({
    row: productRow(product),
    quantity: optionsOfDemo(product.sku) ? 0 : product.quantity,
  }))
  const variants = demoVariants.map(variant => ({ row: variantRow(variant), quantity: variant.stock }))
  const rows = [...sold, ...variants].map(({ row, quantity }) => {
    const counted = newStock(row)
    const onHand = toCounts(quantity * 1000, counted.countStep)
    return { productId: row.productId as number, onHand, counted }
  })
  const made = await database
    .insert(availabilities)
    .values(rows.map(({ onHand }) => ({ kind: 'stock', onHand })))
    .returning({ availabilityId: availabilities.availabilityId })
  const counted = rows.map((row, index) => ({
    ...row,
    availabilityId: made[index]?.availabilityId as number,
  }))
  await database.insert(stock).values(
    counted.map(({ productId, availabilityId, counted: how }) => ({
      productId,
      branchId: DEMO_BRANCH,
      availabilityId,
      ...how,
    })),
  )
  await database
    .insert(movements)
    .values(
      counted
        .filter(row => row.onHand > 0)
        .map(({ availabilityId, onHand }) => ({ availabilityId, change: onHand, cause: 'OPENING' })),
    )
}

/** Moves the id sequences past the rows, which were inserted with explicit ids. */
async function continueIdentities(database: Database): Promise<void> {
  for (const [table, column] of [
    ['categories', 'category_id'],
    ['brands', 'brand_id'],
    ['products', 'product_id'],
    ['branches', 'branch_id'],
  ] as const) {
    await database.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.identifier(column)}) from ${sql.identifier(table)}))`,
    )
  }
}
