import { spawnSync } from 'node:child_process'
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The later migration of the next release. */
export const LATER = '9001_drop_trial_note.sql'

/**
 * Makes the next release in an empty folder and builds it: a higher version, changed scripts and styles, two migrations on products, one
 * of them outside of a transaction, and a later one.
 */
export async function makeNextRelease(folder: string): Promise<void> {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of listed.stdout.split('\0').filter(name => name && !/^(tests|docs|trials)\//.test(name))) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    // A file may be listed and be deleted.
    await cp(join(root, file), join(folder, file)).catch(() => {})
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await change(join(folder, 'package.json'), text =>
    text.replace(/"version": "[^"]*"/, '"version": "99.0.0"'),
  )
  for (const entry of ['entry.client.tsx', 'entry.document.tsx'])
    await appendFile(join(folder, 'shop', entry), `\nObject.assign(globalThis, { release: 'next' })\n`)
  await appendFile(join(folder, 'shop', 'ui', 'shoppers.css'), '\n.next-release { color: red }\n')
  await addMigrations(join(folder, 'database', 'migrations'))
  const built = spawnSync(process.execPath, ['scripts/build-only.ts'], { cwd: folder, encoding: 'utf8' })
  if (built.status !== 0)
    throw new Error(`The next release could not be built:\n${built.stdout}${built.stderr}`)
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  await writeFile(file, by(await readFile(file, 'utf8')))
}

async function addMigrations(folder: string): Promise<void> {
  const added = {
    '9001_trial_note': 'ALTER TABLE "products" ADD COLUMN "trial_note" text, ADD COLUMN "trial_seen" bigint;',
    '9002_trial_index': `-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "trial_seen" ON "products" ("trial_seen");`,
  }
  await change(join(folder, 'meta', '_journal.json'), text => {
    const { entries, ...rest } = JSON.parse(text)
    const { when } = entries.at(-1)
    const further = Object.keys(added).map((tag, at) => ({ tag, when: when + at + 1 }))
    return JSON.stringify({ ...rest, entries: [...entries, ...further] })
  })
  for (const [tag, statements] of Object.entries(added))
    await writeFile(join(folder, `${tag}.sql`), statements)
  await writeFile(join(folder, 'later', LATER), 'ALTER TABLE "products" DROP COLUMN "trial_note";')
}
