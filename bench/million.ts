import { Client, type Pool } from 'pg'
import { migrate } from '../database/migrate.ts'
import { seed } from '../database/seed.ts'
import { allergens, diets } from '../shop/catalogue/facts/facts.rules.ts'
import { leastRatings } from '../shop/catalogue/filters/filters.rules.ts'
import { adjectives, brands, cuts, nouns, phrases, sizes, syllables } from './million-words.ts'

/** The size of a generated catalogue, including what exists already; `variants`: each generated product has so many. */
export type Size = { products: number; categories: number; departments: number; variants?: number }

const MILLION: Size = { products: 1_000_000, categories: 2_000, departments: 40 }
/** Makes the same catalogue every time. */
const SEED = 0.42

/**
 * Adds generated products to a shop until it has this size: names of common and rare words, prices, stock and a picture for
 * each. A few departments and products are inactive. All or nothing, in one transaction that blocks others: indexes are
 * dropped and rebuilt, stored counts are recalculated at the end.
 */
export async function makeCatalogue(
  url: string,
  size: Size,
  say: (line: string) => void = () => {},
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const began = performance.now()
  const step = async (what: string, sql: string, values: unknown[] = []) => {
    await client.query(sql, values)
    say(`${((performance.now() - began) / 1000).toFixed(0)} s: ${what}`)
  }
  try {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    const { rows: there } = await client.query('select count(*)::int as products from products')
    if (there[0].products >= size.products) return
    await client.query(`begin; select setseed(${SEED})`)
    await client.query('alter table products disable trigger user; alter table stock disable trigger user')
    await client.query('alter table product_pictures disable trigger user')
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select i.indexname as name, i.indexdef as made from pg_indexes i
       left join pg_constraint c on c.conname = i.indexname where i.tablename = 'products' and c.oid is null`,
    )
    await client.query(`drop index ${indexes.map(index => index.name).join(', ')}`)
    await step('departments', departmentsSql, [size.departments])
    await step('categories', categoriesSql, [size.categories, adjectives, nouns])
    await step('brands', brandsSql, [brands, syllables])
    await step('products', productsSql, [
      size.products,
      brands,
      adjectives,
      nouns,
      cuts,
      sizes,
      syllables,
      phrases,
      size.variants ?? 0,
    ])
    if (size.variants) await step('variants', variantsSql, [size.variants])
    await step('stock', stockSql)
    await step('pictures', picturesSql)
    for (const { name, made } of indexes) await step(name, made)
    await step('numbers', 'select recount_products(), recount_words()')
    await client.query('alter table products enable trigger user; alter table stock enable trigger user')
    await client.query('alter table product_pictures enable trigger user')
    await step('committed', `notify souk_changed, 'anything'; commit`)
    await step('analysed', 'vacuum (analyze) products')
    // All that a list reads: without their figures, small tables are read in one way or another by chance.
    for (const table of [
      'brands',
      'certificates',
      'certificate_documents',
      'certificate_subjects',
      'stock',
      'availabilities',
      'movements',
      'product_pictures',
      'categories',
      'product_counts',
      'filter_counts',
    ])
      await client.query(`vacuum (analyze) ${table}`)
    await step('done', 'vacuum (analyze) product_words')
  } finally {
    await client.end()
  }
}

const departmentsSql = `
  insert into departments (dept_name, title, blurb, active_flag, menu_flag, tile_flag, position)
  select 'MADE ' || i, 'Department ' || i, 'Everything of department ' || i, case when i % 13 = 0 then 'N' else 'Y' end,
    false, false, 100 + i
  from generate_series(1, $1::int - (select count(*)::int from departments)) i`

const categoriesSql = `
  insert into categories (category, sub_category, updated_by)
  select 'MADE ' || 1 + i % (select count(*) from departments where dept_name like 'MADE %'),
    ($2::text[])[1 + i % cardinality($2)] || ' ' || ($3::text[])[1 + i % cardinality($3)] || ' ' || i, 'made'
  from generate_series(1, $1::int - (select count(*)::int from categories)) i`

const brandsSql = `
  insert into brands (brand_name)
  select name from unnest($1::text[]) name
  union all
  select initcap(a || b) from unnest($2::text[]) a, unnest($2) b where a < b`

/** Returns a random index into a list; the higher the power, the more often one near the front. */
const place = (count: string, power: number) => `1 + floor(${count} * random() ^ ${power})::int`
const one = (list: string, power: number) => `(${list}::text[])[${place(`cardinality(${list})`, power)}]`
const syllable = one('$7', 1.5)

/** A number from 0 to 99 that follows from the number of a product and another one. */
const percent = (other: number | string) => `abs(hashint4(i * 37 + ${other}) % 100)`
const keysOf = (start: string, names: readonly string[], share: string) =>
  `array(select '${start}' || name from unnest('{${names.join()}}'::text[]) with ordinality as named (name, place)
    where ${percent('place::int')} < ${share})`
/**
 * The filter keys of a made product that is declared: the triggers that find them are off. Few suit a diet, most are free from most; one of the demo
 * collections has many. */
const declared = `${keysOf('D:', diets, '40 / place - 3')} || ${keysOf('F:', allergens, '97 - 60 / place')}
  || ${keysOf('R:', leastRatings.map(String), '4 * place')} || ${keysOf('L:', ['1', '3', '4'], '30 / (place * place)')}`

const productsSql = `
  with made as materialized (
    select array_agg(category_id order by category_id) as ids from categories where category like 'MADE %'
  ), firms as materialized (select array_agg(brand_id order by brand_id) as ids from brands),
  closed as materialized (
    select array_agg(category_id) as ids from categories join departments on dept_name = category where active_flag <> 'Y'
  ), drawn as (
    select i, made.ids[${place('cardinality(made.ids)', 2)}] as category_id, firms.ids[${place('cardinality(firms.ids)', 3)}] as brand_id,
      concat_ws(' ', ${one('$2', 1.5)},
        case when random() < 0.3 then 'Halal' when random() < 0.7 then ${one('$3', 2)} end,
        case when random() < 0.25 then initcap(${syllable} || ${syllable} || ${syllable}) end,
        ${one('$4', 2)}, case when random() < 0.6 then ${one('$5', 1.5)} end, ${one('$6', 1)}) as name,
      ${one('$8', 1)} || ' ' || ${one('$8', 1)} || case when random() < 0.3 then ' ' || ${one('$8', 1)} else '' end as details,
      round(100 * 10 ^ (random() * 4.2))::bigint as price, random() as popular, random() as ended, random() as cut
    from generate_series(1, $1::int - (select count(*)::int from products)) i, made, firms
  )
  insert into products (product_name, product_details, sku, category_id, brand_id, unit_price, sale_price, options_attributes,
    popular_flag, product_status, listed, sellin_pcs, unit_name, updated_by, variant_options, dearest_price, filter_keys)
  select name, details, 'MADE-' || i, category_id, brand_id, price, price * 4 / 5,
    case when cut < 0.1 then '[{"description": "CUTPRICE"}]' else '[]' end::jsonb,
    (popular < 0.01)::int, case when ended < 0.03 then 'N' else 'A' end, category_id <> all(closed.ids), 'Y', 'piece', 'made',
    case when $9::int > 0 then '{Pack}'::text[] end,
    case when $9::int > 0 then case when cut < 0.1 then price * 4 / 5 else price end * $9::int end,
    case when ${percent(0)} < 60 then ${declared} else '{}' end || ('B:' || brand_id)
  from drawn, closed`

/** The variants of all made products: one, two and more packs. */
const variantsSql = `
  insert into products (product_name, product_details, sku, category_id, brand_id, unit_price, sale_price, options_attributes,
    product_status, listed, sellin_pcs, unit_name, updated_by, filter_keys, variant_of, variant_values, variant_place)
  select name_of_variant(product_name, array[n || ' packs']), product_details, sku || '-' || n, category_id, brand_id, unit_price * n,
    sale_price * n, options_attributes, product_status, false, sellin_pcs, unit_name, updated_by, filter_keys, product_id, array[n || ' packs'], n
  from products cross join generate_series(1, $1::int) n where sku like 'MADE-%' and variant_options is not null`

const stockSql = `
  with made as materialized (
    select product_id, floor(random() * 200)::int as on_hand,
      row_number() over (order by product_id) + (select coalesce(max(availability_id), 0) from availabilities) as id
    from products where sku like 'MADE-%' and variant_options is null
      and not exists (select from stock s where s.product_id = products.product_id)
  ), counted as (
    insert into availabilities (availability_id, kind, on_hand) select id, 'stock', on_hand from made
  ), opened as (
    insert into movements (availability_id, change, cause) select id, on_hand, 'OPENING' from made where on_hand > 0
  ), moved as (
    select setval(pg_get_serial_sequence('availabilities', 'availability_id'), (select max(id) from made))
  )
  insert into stock (product_id, branch_id, availability_id, count_step, low_at) select product_id, 1, id, 1000, 5 from made, moved`

const picturesSql = `
  with known as materialized (select array_agg(distinct hash) as hashes from product_pictures)
  insert into product_pictures (product_id, position, hash)
  select product_id, 0, known.hashes[1 + product_id % cardinality(known.hashes)] from products, known
  where sku like 'MADE-%' and variant_of is null and not exists (select from product_pictures p where p.product_id = products.product_id)`

if (import.meta.main) {
  const [url, products = String(MILLION.products)] = process.argv.slice(2)
  if (!url) throw new Error('Say which database: node bench/million.ts postgres://… [products]')
  await migrate(url)
  await seed(url, { say: console.log, branches: false })
  await makeCatalogue(url, { ...MILLION, products: Number(products) }, console.log)
}

/** Gives so many products three variants each, and returns the ids of these products. */
export async function makeVariants(pool: Pick<Pool, 'query'>, products: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `update products set variant_options = '{Pack}' where product_id in (
       select product_id from products where shown order by product_id desc limit $1) returning product_id as id`,
    [products],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into products (product_name, product_details, sku, category_id, brand_id, unit_price, sale_price, sellin_pcs, unit_name,
       updated_by, variant_of, variant_values, variant_place)
     select p.product_name, p.product_details, p.sku || '-' || n, p.category_id, p.brand_id, p.unit_price * n, p.sale_price * n,
       p.sellin_pcs, p.unit_name, p.updated_by, p.product_id, array[n || ' packs'], n
     from products p cross join generate_series(1, 3) n where p.product_id = any($1)`,
    [ids],
  )
  return ids
}
