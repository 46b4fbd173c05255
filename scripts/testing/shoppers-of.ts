import { globSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'tests', 'acceptance')

/** Returns the shopper files of these capabilities, each of which has a folder, and those among the changed files. */
export function shoppersOf(capabilities: string[], changed: string[]): string[] {
  return globSync('*/*.shopper.ts', { cwd: folder })
    .filter(
      file =>
        changed.includes(`tests/acceptance/${file}`) ||
        capabilities.some(name => file.startsWith(`${name}/`)),
    )
    .sort()
}
