import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { MEAT } from '../catalogue.rules.ts'

/** The address of a category, a department or a product, with its id or name. */
const shapes = {
  category: /^\/shop\/(\d{1,9})(?:[?#/]|$)/,
  department: /^\/category\/([^/?#]+)/,
  product: /^\/productsingle\/(\d{1,9})(?:[?#/]|$)/,
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns those of the addresses that lead to a category, a department or a product that the shop does not show. */
export async function deadAddresses(database: Database, addresses: readonly string[]): Promise<Set<string>> {
  const named = (kind: keyof typeof shapes) =>
    addresses.flatMap(address => {
      const [, name] = shapes[kind].exec(address) ?? []
      return name === undefined ? [] : [{ address, name: decoded(name) }]
    })
  const [categories, products] = [named('category'), named('product')]
  // The address of a department works in any case.
  const departments = named('department').map(({ address, name }) => ({ address, name: name.toLowerCase() }))
  if (categories.length + departments.length + products.length === 0) return new Set()
  const texts = (some: readonly { name: string }[]) => sql`${sql.param(some.map(({ name }) => name))}::text[]`
  const { rows } = await database.execute<{ kind: string; name: string }>(sql`
    select 'category' as kind, c.category_id::text as name from categories c
      join departments d on d.dept_name = c.category and d.active_flag = 'Y'
      where c.category_id::text = any(${texts(categories)})
    union all select 'department', lower(dept_name) from departments
      where active_flag = 'Y' and lower(dept_name) = any(${texts(departments)})
    union all select 'product', product_id::text from products
      where shown and product_id = any(${texts(products)}::int[])`)
  const live = new Set(rows.map(({ kind, name }) => `${kind} ${name}`))
  const dead = (kind: string, some: readonly { address: string; name: string }[]) =>
    some.filter(({ name }) => !live.has(`${kind} ${name}`)).map(({ address }) => address)
  return new Set([
    ...dead('category', categories),
    ...dead('department', departments),
    ...dead('product', products),
  ])
}

/** True if the shop shows a department of meat: only then do its texts speak of cutting. */
export async function sellsMeat(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select 1 from departments where dept_name = ${MEAT} and active_flag = 'Y'`,
  )
  return rows.length > 0
}
