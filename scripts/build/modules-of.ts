import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The static imports and re-exports of a source file, without types. */
const AT_ONCE = /^(?:import|export) (?!type\b)(?:([^'"]*?) from )?'([^']+)'/gm
/** The dynamic imports of a source file. */
const LATE = /\bimport\(\s*'(\.[^']+)'\s*\)/g
const MESSAGE = /\bm\.(\w+)/g

/** Returns the file of an icon: `columns-3.mjs` for `Columns3`; some names are aliases of another icon's file. */
function iconFile(name: string, shop: string): string {
  const file = `${name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()}.mjs`
  const path = join(shop, '..', 'node_modules/lucide-react/dist/esm/icons', file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return /export \{ default \} from '\.\/([\w-]+\.mjs)'/.exec(text)?.[1] ?? file
}

const isOnlyTypes = (names: string) =>
  /^\{[^}]*\}$/.test(names.trim()) &&
  names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .every(name => !name.trim() || name.trim().startsWith('type '))

/**
 * Returns a test for the modules that some files of the shop need in the browser: other files, messages, and icons by their
 * file names. `late`: also those that they import dynamically.
 */
export function modulesOf(
  entries: readonly string[],
  { shop, late = false }: { shop: string; late?: boolean },
): (id: string) => boolean {
  const needed = new Set<string>()
  const add = (path: string) => {
    // Contracts stay on the server: the browser does not get what only they import.
    if (needed.has(path) || /\.(server|contract)\.ts$/.test(path)) return
    needed.add(path)
    if (/\.tsx?$/.test(path) && existsSync(path)) follow(path, readFileSync(path, 'utf8'))
  }
  const follow = (path: string, text: string) => {
    for (const [, names = '', from = ''] of text.matchAll(AT_ONCE)) {
      if (from === 'lucide-react')
        for (const [, name = ''] of names.replaceAll(/\btype \w+/g, '').matchAll(/(\w+)/g))
          needed.add(iconFile(name, shop))
      else if (from.startsWith('.') && !isOnlyTypes(names)) add(join(dirname(path), from.replace(/\?.*/, '')))
    }
    if (late) for (const [, from = ''] of text.matchAll(LATE)) add(join(dirname(path), from))
    for (const [, name] of text.matchAll(MESSAGE)) needed.add(`message ${name}`)
  }
  for (const entry of entries) add(join(shop, entry))
  return id => {
    const path = id.replace(/\?.*/, '')
    const [, icon] = /lucide-react\/dist\/esm\/icons\/([\w-]+\.mjs)$/.exec(path) ?? []
    const [, message] = /\/compiled[\w-]*\/messages\/(\w+)\.js$/.exec(path) ?? []
    return needed.has(message ? `message ${message}` : (icon ?? path))
  }
}

/** Lists the files of the screens that shoppers can reach, from `routes.ts`. */
export const screenFiles = (shop: string): string[] =>
  [...readFileSync(join(shop, 'routes.ts'), 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g)]
    .map(([, file = '']) => file)
    .filter(file => !file.startsWith('office/') && !file.startsWith('ui/'))
