import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The files of code, without what is compiled. */
export const files = globSync('{shop,server,database,scripts,tools,tests,bench,trials}/**/*.{ts,tsx,mjs}', {
  cwd: root,
})
  .filter(file => !file.includes('/compiled/'))
  .sort()

/** An import of one file of the project by another. */
export type Import = { from: string; to: string; typeOnly: boolean }
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"](\.[^'"]+)['"]/g

/** Every import of the project. */
export const imports: Import[] = files.flatMap(from =>
  [...readFileSync(join(root, from), 'utf8').matchAll(statement)].map(match => ({
    from,
    to: normalize(join(dirname(from), (match[2] ?? match[3] ?? match[4]) as string)),
    typeOnly: match[1] !== undefined,
  })),
)
