import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const imported = /(?:^import|^export|^\} from|\bimport\()(?!\s+type\b)[^'"\n]*['"](\.[^'"]+)['"]/gm

/** Returns the importers of each file, by full path, among the files that match `pattern`. Type imports do not count. */
export function readImporters(pattern: string): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const name of globSync(pattern, { cwd: root })) {
    if (name.includes('compiled')) continue
    const path = join(root, name)
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(imported)) {
      const to = resolve(dirname(path), target)
      importers.set(to, [...(importers.get(to) ?? []), path])
    }
  }
  return importers
}

/** Returns these files and all that import them, directly or not, without going on from the files in `ends`. */
export function reaching(
  paths: Iterable<string>,
  importers: ReadonlyMap<string, string[]>,
  ends: ReadonlySet<string> = new Set(),
): Set<string> {
  const all = new Set(paths)
  for (const one of all)
    if (!ends.has(one)) for (const importer of importers.get(one) ?? []) all.add(importer)
  return all
}
