import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { VitestPluginContext } from 'vitest/node'
import { type Mutant, mutants } from './mutants.ts'

const root = join(import.meta.dirname, '..', '..')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** By what a broken shop is asked for: `?mutant=<mark>` behind the address of a file, and of what it imports; `<mark>_whole` breaks nothing. */
export const markOf = ({ file, guard, without }: Mutant): string =>
  hashOf(JSON.stringify([file, guard, without]))

const WHOLE = '_whole'
/** The same tests by the same way, with nothing taken away: they must pass. */
export const wholeMark = (mutant: Mutant): string => markOf(mutant) + WHOLE

const pathOf = (id: string) => id.split('?')[0] ?? id
const markIn = (id: string) => /[?&]mutant=(\w+)/.exec(id)?.[1]
const imported = /(?:^import|^export|^\} from|\bimport\()(?!\s+type\b)[^'"\n]*['"](\.[^'"]+)['"]/gm

/** Who imports each file of the project, by their paths. */
function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const name of globSync('{shop,server,database,tests/support}/**/*.{ts,tsx}', { cwd: root })) {
    if (name.includes('compiled')) continue
    const path = join(root, name)
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(imported)) {
      const to = resolve(dirname(path), target)
      importers.set(to, [...(importers.get(to) ?? []), path])
    }
  }
  return importers
}

/** A file and all that reach it by their imports. */
function reaching(path: string, importers: Map<string, string[]>): Set<string> {
  const all = new Set([path])
  for (const one of all) for (const importer of importers.get(one) ?? []) all.add(importer)
  return all
}

/**
 * A Vite plugin that takes a guard away where a test file is loaded with `?mutant=`. The file of the guard and all that reach it
 * are loaded once more under addresses of their own; the rest is shared, so that many broken shops are tried by one process.
 */
export function mutate() {
  const byMark = new Map(Object.values(mutants).map(mutant => [markOf(mutant), mutant]))
  const reached = new Map<string, Set<string>>()
  let importers: Map<string, string[]> | undefined
  const affected = (mark: string): Set<string> => {
    const known = reached.get(mark)
    if (known) return known
    const mutant = byMark.get(mark.replace(WHOLE, ''))
    if (!mutant) throw new Error(`There is no mutant ${mark}`)
    importers ??= readImporters()
    const all = reaching(join(root, mutant.file), importers)
    reached.set(mark, all)
    return all
  }
  return {
    name: 'mutate',
    enforce: 'pre' as const,
    /** What is kept of transformed files is kept apart for a broken one, and for what reaches it by then. */
    configureVitest({ experimental_defineCacheKeyGenerator }: VitestPluginContext) {
      experimental_defineCacheKeyGenerator(({ id }) => {
        const mark = markIn(id)
        return mark ? `${mark} ${hashOf([...affected(mark)].sort().join())}` : undefined
      })
    },
    resolveId(source: string, importer: string | undefined) {
      const mark = importer && markIn(importer)
      if (!mark || !source.startsWith('.')) return undefined
      const path = resolve(dirname(pathOf(importer)), source)
      return affected(mark).has(path) ? `${path}?mutant=${mark}` : path
    },
    transform(code: string, id: string) {
      const mark = markIn(id)
      const mutant = mark ? byMark.get(mark) : undefined
      if (!mutant || pathOf(id) !== join(root, mutant.file)) return undefined
      if (!code.includes(mutant.guard)) throw new Error(`${mutant.file} has no guard ${mutant.guard}`)
      return code.replace(mutant.guard, mutant.without)
    },
  }
}
