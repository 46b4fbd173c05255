import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { handle } from '../../lib/handler.server.ts'
import { listRows } from '../../lib/list-rows.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { products } from '../catalogue.tables.server.ts'
import { named } from '../editing/find-products-for-staff.server.ts'
import { firstPictureOf } from '../first-picture.server.ts'
import { type DepartmentGaps, type FoodWithGaps, findFactGaps } from './fact-gaps.contract.ts'
import { factGaps, gapsIn } from './fact-gaps.ts'

/** Products in the shop of which something is not stated: the condition of the indexes `products_staff_gaps_…`. */
const withGaps = sql`${products.shown} and ${products.factGaps} > 0`

/** The categories of food, of one department or of all. */
export const foodCategories = (department?: string) => sql`(select c.category_id from categories c
  join departments d on d.dept_name = c.category
  where d.food_flag ${department ? sql`and d.dept_name = ${department}` : sql``})`

/** Reads the foods with these ids in their order. */
async function readFoods(database: Database, ids: SQL): Promise<FoodWithGaps[]> {
  const { rows } = await database.execute<Omit<FoodWithGaps, 'gaps'> & { sum: number }>(sql`
    select p.product_id as "productId", p.product_name as "productName", p.sku, p.fact_gaps as sum, p.updated_date::text as "updatedDate",
      d.title as department, c.sub_category as "subCategory", ${firstPictureOf(sql`p.product_id`)} as image
    from unnest(${ids}) with ordinality as wanted (product_id, place)
    join products p using (product_id) join categories c using (category_id)
    join departments d on d.dept_name = c.category
    order by place`)
  return rows.map(({ sum, image, updatedDate, ...row }) => ({
    ...row,
    updatedDate: new Date(updatedDate).toISOString(),
    image: image && pictureAddress(image),
    gaps: gapsIn(sum),
  }))
}

/** Counts the gaps of each food department, in an index. */
async function countGaps(database: Database): Promise<DepartmentGaps[]> {
  const sumOf = (part: number) => sql`coalesce(sum(foods) filter (where (fact_gaps & ${part}) > 0), 0)::int`
  const { rows } = await database.execute<DepartmentGaps>(sql`
    select d.dept_name as "deptName", d.title, ${sumOf(factGaps.ALLERGENS)} as "ALLERGENS",
      ${sumOf(factGaps.INGREDIENTS)} as "INGREDIENTS", ${sumOf(factGaps.NUTRITION)} as "NUTRITION"
    from (select ${products.categoryId}, ${products.factGaps}, count(*) as foods from ${products} where ${withGaps} group by 1, 2) counted
    join categories c using (category_id) join departments d on d.dept_name = c.category
    where d.food_flag
    group by d.dept_name order by d.position, d.dept_name`)
  return rows
}

/** Selects the ids in an index first, then reads only those rows. */
export const answerFindFactGaps = handle(findFactGaps, async (wishes, { database }) => {
  const { q, department, gap } = wishes
  const where = and(
    withGaps,
    sql`${products.categoryId} in ${foodCategories(department)}`,
    gap ? sql`(${products.factGaps} & ${factGaps[gap]}) > 0` : undefined,
    named(q.trim()),
  )
  const { productName: name, productId: number } = products
  const { orderBy, limit, offset } = listRows(wishes, { name, number }, number)
  const order = sql.join(orderBy, sql`, `)
  const ids = sql`array(select ${number} from ${products} where ${where} order by ${order} limit ${limit} offset ${offset})`
  const [rows, total, departments] = await Promise.all([
    readFoods(database, ids),
    database.$count(products, where),
    countGaps(database),
  ])
  return { rows, total, departments }
})
