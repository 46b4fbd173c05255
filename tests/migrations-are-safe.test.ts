import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'database', 'migrations')

/** The last migration from before two releases served together: earlier ones ran while the shop was stopped. */
const LAST_STOPPED = '0035_upkeep.sql'

/** A later migration may remove what nobody uses any more; it may not hold a table for long either. */
const ofLater = 'ban-drop-column,ban-drop-table,ban-drop-not-null,renaming-column'

/** Statements of a file outside of a transaction may do this. */
const ofOutside =
  'ban-concurrent-index-creation-in-transaction,require-lock-timeout,require-statement-timeout,prefer-robust-stmts'

type Found = { file: string; rule_name: string }

/** Returns the rules of squawk that files break, each with the name of its file. */
function lint(files: readonly string[], excluded = ''): string[] {
  if (files.length === 0) return []
  const words = ['--config', join(root, '.squawk.toml'), '--reporter', 'Json', ...files]
  const more = excluded ? [`--exclude=${excluded}`] : []
  const ran = spawnSync(join(root, 'node_modules', '.bin', 'squawk'), [...more, ...words], {
    encoding: 'utf8',
  })
  if (ran.error) throw ran.error
  const found = JSON.parse(ran.stdout) as Found[]
  return found.map(({ file, rule_name }) => `${file.split('/').at(-1)}: ${rule_name}`)
}

const isOutside = (file: string) => readFileSync(file, 'utf8').startsWith('-- outside of a transaction\n')

const written = globSync('*.sql', { cwd: folder }).sort()

test('every migration can run while the release before serves', () => {
  const further = written.filter(name => name > LAST_STOPPED).map(name => join(folder, name))
  expect(further.length).toBeGreaterThan(0)
  const [outside, inside] = [further.filter(isOutside), further.filter(file => !isOutside(file))]
  expect(lint(inside)).toEqual([])
  expect(lint(outside, ofOutside)).toEqual([])
  const later = globSync('later/*.sql', { cwd: folder }).map(name => join(folder, name))
  expect(lint(later, ofLater)).toEqual([])
})

test('dangerous migrations are refused', async () => {
  const dangerous = {
    'drop.sql': 'ALTER TABLE "orders" DROP COLUMN "paid";',
    'type.sql': 'ALTER TABLE "orders" ALTER COLUMN "paid" TYPE bigint;',
    'rename.sql': 'ALTER TABLE "orders" RENAME COLUMN "paid" TO "settled";',
    'not-null.sql': 'ALTER TABLE "orders" ALTER COLUMN "run_id" SET NOT NULL;',
    'required.sql': 'ALTER TABLE "orders" ADD COLUMN "colour" text NOT NULL;',
    'index.sql': 'CREATE INDEX "orders_colour" ON "orders" ("colour");',
    'check.sql': 'ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("paid" >= 0);',
  }
  const temporary = await mkdtemp(join(tmpdir(), 'souk-lint-'))
  try {
    for (const [name, statement] of Object.entries(dangerous)) {
      await writeFile(join(temporary, name), statement)
      expect(lint([join(temporary, name)]), name).not.toEqual([])
    }
  } finally {
    await rm(temporary, { recursive: true })
  }
})
