import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of the migrations of this version. */
export const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'database', 'migrations')

/** The changes to a copy: the number of its first migrations, if not all, and what is added to them. */
type Changes = { count?: number; added?: Record<string, string>; later?: Record<string, string> }

/**
 * Lets `use` work with a copy of the migrations, as an earlier or a later release has them: `added` are the statements of further
 * migrations by their name, `later` those of later ones.
 */
export async function withMigrations<T>(
  { count, added = {}, later = {} }: Changes,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journal = join(folder, 'meta', '_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
    const first = entries.slice(0, count)
    const further = Object.keys(added).map((tag, at) => ({ tag, when: first.at(-1).when + at + 1 }))
    await writeFile(journal, JSON.stringify({ ...rest, entries: [...first, ...further] }))
    for (const [tag, statements] of Object.entries(added))
      await writeFile(join(folder, `${tag}.sql`), statements)
    await mkdir(join(folder, 'later'), { recursive: true })
    for (const [name, statements] of Object.entries(later))
      await writeFile(join(folder, 'later', name), statements)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
