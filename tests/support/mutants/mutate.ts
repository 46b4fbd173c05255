import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import type { VitestPluginContext } from 'vitest/node'
import { reaching, readImporters } from '../../../scripts/testing/import-graph.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The mark of a broken shop: `?mutant=<mark>` after the address of a file and its imports; `<mark>_whole` is intact. */
export const markOf = ({ file, guard, without }: Mutant): string =>
  hashOf(JSON.stringify([file, guard, without]))

const WHOLE = '_whole'
/** The same tests, loaded in the same way but with nothing removed: they must pass. */
export const wholeMark = (mutant: Mutant): string => markOf(mutant) + WHOLE

const pathOf = (id: string) => id.split('?')[0] ?? id
const markIn = (id: string) => /[?&]mutant=(\w+)/.exec(id)?.[1]

/**
 * A Vite plugin that removes a guard if a test file is loaded with `?mutant=`. The file of the guard and all files that
 * import it are loaded again under their own addresses; the rest is shared, so that one process tries many broken shops.
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
    importers ??= readImporters('{shop,server,database,tests/support}/**/*.{ts,tsx}')
    const all = reaching([join(root, mutant.file)], importers)
    reached.set(mark, all)
    return all
  }
  return {
    name: 'mutate',
    enforce: 'pre' as const,
    /** Caches transformed files separately for a broken shop, with everything that imports them. */
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
