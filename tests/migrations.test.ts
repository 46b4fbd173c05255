import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { readLater } from '../database/later-migrations.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'database', 'migrations')

/** Every migration with the beginning of its SHA-256: shops have run them, so none may change. A new one gets a line, and so does a later one. */
const written: Record<string, string> = {
  '0000_shop.sql': '084e59d2f6bd9a85',
  '0001_weighed.sql': 'b6bd4b3b2b4b5cd7',
  '0002_settling.sql': '7f502c4ad9b9c37d',
  '0003_requests.sql': '1623918e9a941530',
  '0004_preparations.sql': '8f9c847b57f61b77',
  '0005_cut_weight.sql': 'c771e9bf8b15986d',
  '0006_hours_and_slots.sql': '03381c7932a54e2f',
  '0007_branches.sql': 'b11b313b582990c3',
  '0008_qurbani_windows.sql': '330247f5ca5c0b31',
  '0009_lead_time.sql': 'b0c796923170dadf',
  '0010_product_codes.sql': 'f4147924d9120e1e',
  '0011_label_rules.sql': 'f9f9b795bab76ec9',
  '0012_usual_items.sql': '6f6ddc0e3e86584c',
  '0013_swaps.sql': '60a28c58e4e3130a',
  '0014_packing.sql': '5be0d85eb3a8818d',
  '0015_runs.sql': 'd284dfdfc25c1212',
  '0016_claims.sql': '3c090dba0d80481f',
  '0017_saved_lists.sql': 'f327164677eb8205',
  '0018_stock_alerts.sql': 'c9c5ca9331404f03',
  '0019_standing_orders.sql': 'e64797d8d4a46e38',
  '0020_paid_changes.sql': '5790a4f88280de02',
  '0021_cash_counts.sql': '4bcf14583739dd42',
  '0022_picked_by.sql': '8f0083d807ed9d02',
  '0023_facts.sql': 'bed4dc5b5bfc3326',
  '0024_parts.sql': '05b6e8a478c88efc',
  '0025_certificates.sql': '3e5b85b7abf2d8d8',
  '0026_filters.sql': '006d6cfc7cf6547a',
  '0027_lots.sql': 'f14d3137bde0dcc2',
  '0028_recalls.sql': 'e7bdac22f01e1c83',
  '0029_certificate_subjects.sql': '96755c048a3e3181',
  '0030_age_and_short_dates.sql': '630565da4448bb8f',
  '0031_certificate_keys.sql': '5ec57882eb892f09',
  '0032_variants_and_synonyms.sql': 'dcf5fb9ed93d76be',
  '0033_collections_and_redirects.sql': '4f6e3e43e5b4fd4d',
  '0034_films_boxes_and_sales.sql': 'e616f192d12d0db3',
  '0035_upkeep.sql': '02bd5d86d39e79b0',
  '0036_consents.sql': '0f15c660291f13e5',
  '0037_nodes_migration.sql': '7aaa338177b97c88',
  '0038_erasures.sql': '2c13a02aa2ca776b',
  '0039_outbox_created.sql': '26eeba3b27ab8aba',
}

test('no migration is changed once it is written', () => {
  const found = globSync(['*.sql', 'later/*.sql'], { cwd: folder }).sort()
  const hashes = found.map(name => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
      .slice(0, 16),
  ])
  expect(Object.fromEntries(hashes)).toEqual(written)
})

test('each later migration is named after the migration that it comes after', async () => {
  expect(await readLater(folder)).toHaveLength(globSync('later/*.sql', { cwd: folder }).length)
})

test('the snapshot matches the tables; if it does not, run `npm run migration`', async () => {
  const [name, ...more] = globSync('meta/*_snapshot.json', { cwd: folder })
  expect(more).toEqual([])
  const { id: _, prevId: __, ...snapshot } = JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8'))
  const files = globSync('{shop,server}/**/*.tables.server.ts', { cwd: root })
  const tables = await Promise.all(files.map(file => import(join(root, file))))
  const {
    id: ___,
    prevId: ____,
    ...now
  } = generateDrizzleJson(Object.assign({}, ...tables), undefined, undefined, 'snake_case')
  expect(JSON.parse(JSON.stringify(now))).toEqual(snapshot)
})
