import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newestOf, readJournal } from '../../database/journal.ts'
import { buildFolder, chosenLanguage } from './language.ts'

/** The version of the files that a node serves, the fingerprint of their build, and the moment of the newest migration among them. */
export type Files = { version: string; build: string; migration: number }

/** The name of the build while developing, when there is none. */
const UNBUILT = 'unbuilt'
/** The characters of the fingerprint that tell builds apart. */
const LENGTH = 12

/** Reads which files this node serves. */
export async function readFiles(root: string, { developing }: { developing: boolean }): Promise<Files> {
  const stamp = join(root, buildFolder(chosenLanguage()), 'sources.sha256')
  const [about, build, journal] = await Promise.all([
    readFile(join(root, 'package.json'), 'utf8'),
    developing ? UNBUILT : readFile(stamp, 'utf8').catch(() => UNBUILT),
    readJournal(join(root, 'database', 'migrations')),
  ])
  const { version } = JSON.parse(about) as { version: string }
  return { version, build: build.slice(0, LENGTH), migration: newestOf(journal) }
}
