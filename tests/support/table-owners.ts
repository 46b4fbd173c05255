import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const texts = new Map(
  globSync('{shop,server,database}/**/*.ts', { cwd: root })
    .filter(file => !/\.test\.ts$|\.seed\.server\.ts$|\/compiled\//.test(file))
    .sort()
    .map(file => [file, readFileSync(join(root, file), 'utf8')]),
)
/** The capability of a file; for other files the folder at the top, such as `server`. */
const capabilityOf = (file: string) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? ''

type Table = { table: string; owner: string }

/** The tables by the name of their constant; the capability whose `*.tables.server.ts` defines a table owns it. */
const tables = new Map<string, Table>(
  [...texts]
    .filter(([file]) => /\.tables\.server\.ts$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name = '', table = '']) => [
        name,
        { table, owner: capabilityOf(file) },
      ]),
    ),
)
const owners = new Map([...tables.values()].map(({ table, owner }) => [table, owner]))

/** The text without comments. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The tables that a text imports as values, or names in SQL after one of `words`, also in a list with commas. */
function namedIn(code: string, words: string): string[] {
  const imported = [...code.matchAll(/^import \{([^}]*)\} from '[^']*\.tables\.server\.ts'/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap(name => tables.get(name.trim())?.table ?? [])
  const inSql = [
    ...code.matchAll(new RegExp(`\\b(?:${words})\\s+(?=(${LISTED}(?:\\s*,\\s*${LISTED})*))`, 'g')),
  ]
    .flatMap(([, list = '']) => list.split(',').map(item => /[a-z_]+/.exec(item)?.[0] ?? ''))
    .filter(table => owners.has(table))
  return words === WRITES ? inSql : [...imported, ...inSql]
}

/** A table with its alias, as a list with commas has them. */
const LISTED = '[a-z_]+(?:\\s+(?:as\\s+)?[a-z]+)?'
const READS = 'from|join'
const WRITES = 'insert into|update|delete from'

function foreign(words: string): Set<string> {
  const found = [...texts].flatMap(([file, text]) =>
    /\.tables\.server\.ts$/.test(file)
      ? []
      : namedIn(codeOf(text), words)
          .filter(table => owners.get(table) !== capabilityOf(file))
          .map(table => `${capabilityOf(file)} ${table}`),
  )
  return new Set(found.sort())
}

/** Returns `capability table` for each capability that reads a table of another one. */
export const foreignReads = (): Set<string> => foreign(READS)

/** Returns `capability table` for each capability that writes a table of another one in SQL. */
export const foreignWrites = (): Set<string> => foreign(WRITES)
