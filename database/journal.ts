import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A migration: the name of its file, and the moment in milliseconds at which it was written, which orders migrations. */
export type Written = { tag: string; when: number }

/** Reads the list of the migrations in a folder, first to last. */
export async function readJournal(folder: string): Promise<Written[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: Written[]
  }
  return journal.entries
}

/** Returns the moment of the newest of these migrations: a release that knows it knows all earlier ones. */
export const newestOf = (journal: readonly Written[]): number => Math.max(...journal.map(({ when }) => when))
