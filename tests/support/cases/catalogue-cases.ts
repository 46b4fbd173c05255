import { newPerson } from '../people.ts'
import { smallPng } from '../test-files.ts'
import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'
import { certificateCases } from './certificate-cases.ts'
import { collectionCases } from './collection-cases.ts'
import { filmCases } from './film-cases.ts'
import { lotCases } from './lot-cases.ts'
import { recallCases } from './recall-cases.ts'

const nothing = () => ({})
const badId = { change: { id: 'x' }, field: 'id' }
let shelves = 0

const ofNewProduct = async ({ shop }: World) => ({
  productId: (await newProduct(shop.pool, { stock: 1 })).productId,
})
const idOfNewProduct = async (world: World) => ({ id: (await ofNewProduct(world)).productId })
const newRow = async (shop: World['shop'], sql: string) => ({ id: (await shop.pool.query(sql)).rows[0].id })
const newDocument = ({ shop }: World) =>
  newRow(
    shop,
    `insert into product_documents (product_id, name, mime_type, size, bytes)
     values (101, 'a.pdf', 'application/pdf', 1, 'x') returning document_id as id`,
  )

/** A product whose last change can be undone. */
const changedProduct = async (world: World) => {
  const { id } = await idOfNewProduct(world)
  await world.shop.pool.query(
    `insert into audit_entries (cust_id, action, subject, subject_id, before, after)
     select 0, 'save', 'product', product_id::text, '{"productName": "Before"}',
       jsonb_build_object('updatedDate', to_char(updated_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from products where product_id = $1`,
    [id],
  )
  const { rows } = await world.shop.pool.query('select updated_date from products where product_id = $1', [
    id,
  ])
  return { id, updatedDate: rows[0].updated_date.toISOString() }
}

/** Cases of the calls that edit the catalogue. */
export const catalogueCases: Record<string, CallCase> = {
  ...certificateCases,
  ...collectionCases,
  ...filmCases,
  ...lotCases,
  ...recallCases,
  'POST /productImage/arrange': {
    good: async world => {
      const { rows } = await world.shop.pool.query('select hash from product_pictures limit 1')
      const pictures = [{ image: `/pictures/${rows[0].hash}`, alternativeText: 'Okra' }]
      return { ...(await ofNewProduct(world)), pictures, seen: [] }
    },
    bad: { change: { pictures: [{ image: '/x' }] }, field: 'pictures.0.image' },
  },
  'POST /productDocuments/delete/{id}': { good: newDocument, bad: badId },
  'GET /products/findForStaff': {
    good: () => ({ q: 'chicken', stock: 'low', sort: '-price' }),
    bad: { change: { sort: 'x' }, field: 'sort' },
  },
  'GET /products/findFactGaps': {
    good: () => ({ q: 'naan' }),
    bad: { change: { gap: 'TASTE' }, field: 'gap' },
  },
  'POST /products/saveMany': {
    good: async ({ shop }) => {
      const { productId } = await newProduct(shop.pool, { stock: 1 })
      const { rows } = await shop.pool.query('select updated_date from products where product_id = $1', [
        productId,
      ])
      const updatedDate = rows[0].updated_date.toISOString()
      return { products: [{ productId, updatedDate, unitPrice: 5, onHand: { seen: 1, now: 2 } }] }
    },
    bad: { change: { products: [] }, field: 'products' },
  },
  'GET /products/variants/{id}': { good: idOfNewProduct, bad: badId },
  'POST /products/saveVariants': {
    good: async ({ shop }) => {
      const { productId } = await newProduct(shop.pool, { stock: 0 })
      const { rows } = await shop.pool.query('select updated_date from products where product_id = $1', [
        productId,
      ])
      const updatedDate = rows[0].updated_date.toISOString()
      return { productId, updatedDate, options: ['Size'], variants: [{ values: ['M'], unitPrice: 5 }] }
    },
    bad: { change: { variants: [{ values: ['M'], unitPrice: -1 }] }, field: 'variants.0.unitPrice' },
  },
  'POST /products/delete/{id}': { good: idOfNewProduct, bad: badId },
  'POST /products/restore/{id}': {
    good: async world => {
      const { id } = await idOfNewProduct(world)
      await world.shop.pool.query(
        "update products set product_status = 'N', removed_at = now() where product_id = $1",
        [id],
      )
      return { id }
    },
    bad: badId,
  },
  'POST /products/duplicate/{id}': { good: idOfNewProduct, bad: badId },
  'POST /products/undo/{id}': { good: changedProduct, bad: badId },
  'GET /products/findAtBranch/{branchId}/{productIds}': {
    good: () => ({ branchId: 1, productIds: '101,102' }),
    bad: { change: { productIds: '101,' }, field: 'productIds' },
  },
  'GET /products/findAtBranches/{productId}': {
    good: () => ({ productId: 101 }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'POST /products/saveAtBranch': {
    good: async world => ({
      ...(await ofNewProduct(world)),
      ...{ branchId: 1, sold: false, unitPrice: null, salePrice: null },
    }),
    bad: { change: { sold: 'no' }, field: 'sold' },
  },
  'POST /stockAlerts/ask': {
    good: async ({ shop }) => {
      const { productId } = await newProduct(shop.pool, { stock: 0 })
      return { productId, email: newPerson().email }
    },
    bad: { change: { email: 'nobody' }, field: 'email' },
  },
  'POST /stockAlerts/stop': { good: ofNewProduct, bad: { change: { productId: 0 }, field: 'productId' } },
  'GET /stockAlerts/find': { good: nothing, bad: { change: { custId: 1 }, field: '' } },
  'GET /stock/find/{id}': { good: () => ({ id: 101 }), bad: badId },
  'POST /stock/move': {
    good: async world => ({ ...(await ofNewProduct(world)), cause: 'DELIVERY', quantity: 3 }),
    bad: { change: { cause: 'ORDER' }, field: 'cause' },
  },
  'POST /stock/saveLowAt': {
    good: async world => ({ ...(await ofNewProduct(world)), lowAt: 3 }),
    bad: { change: { lowAt: -1 }, field: 'lowAt' },
  },
  'POST /stock/transfer': {
    // The other branch is closed, so that the shop stays one with one branch for the other calls.
    good: async world => {
      const { rows } = await world.shop.pool.query(
        `insert into branches (branch_name, address, city, country, phone1, time_zone, active_flag)
         select gen_random_uuid()::text, '', '', 'PK', '', time_zone, false from branches where is_main returning branch_id`,
      )
      const toBranchId = rows[0].branch_id
      return { ...(await ofNewProduct(world)), fromBranchId: 1, toBranchId, quantity: 1 }
    },
    bad: { change: { quantity: 0 }, field: 'quantity' },
  },
  'GET /stock/findMovements': {
    good: () => ({ productId: 101 }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'GET /departments/findForStaff': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /departments/save': {
    good: () => ({ newName: `SHELF ${++shelves}`, title: 'A shelf' }),
    bad: { change: { newName: '/' }, field: 'newName' },
  },
  'POST /departments/arrange': {
    good: async ({ shop }) => {
      const { rows } = await shop.pool.query('select dept_name from departments')
      return { deptNames: rows.map(row => row.dept_name) }
    },
    bad: { change: { deptNames: 'MEAT' }, field: 'deptNames' },
  },
  'POST /departments/delete/{name}': {
    good: async ({ shop }) => {
      const name = `SHELF ${++shelves}`
      await shop.pool.query("insert into departments (dept_name, title) values ($1, 'A shelf')", [name])
      return { name }
    },
  },
  'POST /departments/uploadPicture': {
    good: async () => ({ file: { name: 'a.png', bytes: await smallPng() } }),
    bad: { change: { file: '<svg/>' }, field: 'file' },
  },
  'GET /category/findForStaff': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /category/save': {
    good: () => ({ category: 'MEAT', subCategory: 'A shelf' }),
    bad: { change: { subCategory: '' }, field: 'subCategory' },
  },
  'POST /category/arrange': {
    good: async ({ shop }) => {
      const { rows } = await shop.pool.query("select category_id from categories where category = 'MEAT'")
      return { category: 'MEAT', categoryIds: rows.map(row => row.category_id) }
    },
    bad: { change: { categoryIds: ['x'] }, field: 'categoryIds.0' },
  },
  'POST /category/delete/{id}': {
    good: ({ shop }) =>
      newRow(
        shop,
        "insert into categories (category, sub_category, updated_by) values ('MEAT', 'A shelf', 'test') returning category_id as id",
      ),
    bad: badId,
  },
  'GET /brands/findForStaff': { good: () => ({ q: 'qasai' }), bad: { change: { page: 0 }, field: 'page' } },
  'POST /brands/save': {
    good: () => ({ brandName: `Brand ${++shelves}` }),
    bad: { change: { brandName: ' ' }, field: 'brandName' },
  },
  'POST /brands/delete/{id}': {
    good: ({ shop }) =>
      newRow(shop, "insert into brands (brand_name) values ('Of nothing') returning brand_id as id"),
    bad: badId,
  },
  'GET /demoGoods/find': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /demoGoods/remove': {
    // Marks the demo products as changed, so that they are kept: the other calls still use them.
    good: async ({ shop }) => {
      await shop.pool.query(
        "update products set updated_by_login = 'test' where demo and updated_by_login is null",
      )
      return { spareChanged: true }
    },
    bad: { change: { spareChanged: 'yes' }, field: 'spareChanged' },
  },
  'GET /products/findRelated/{productId}': {
    good: () => ({ productId: 101, images: 'url' }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'GET /products/findSeen/{productIds}': {
    good: () => ({ productIds: '101,102', images: 'url' }),
    bad: { change: { productIds: '101,x' }, field: 'productIds' },
  },
  'POST /cart/suggest': {
    good: () => ({ productIds: [101, 102] }),
    bad: { change: { productIds: [] }, field: 'productIds' },
  },
}
