import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a source file brings with it at once: everything but types. */
const AT_ONCE = /^(?:import|export) (?!type\b)(?:([^'"]*?) from )?'([^']+)'/gm
/** What it brings when it is needed. */
const LATE = /\bimport\(\s*'(\.[^']+)'\s*\)/g
const MESSAGE = /\bm\.(\w+)/g

/** `Columns3` stands in `columns-3.mjs`; some names stand for another icon's file. */
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
 * Finds out which modules some files of the shop need in the browser: other files, messages, and icons by the names of their
 * files. `late`: also what they load later.
 */
export function modulesOf(
  entries: readonly string[],
  { shop, late = false }: { shop: string; late?: boolean },
): (id: string) => boolean {
  const needed = new Set<string>()
  const add = (path: string) => {
    // Contracts stay on the server: what only they need is nothing that a browser gets.
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

/** The files of the screens that shoppers can come to, as `routes.ts` names them. */
export const screenFiles = (shop: string): string[] =>
  [...readFileSync(join(shop, 'routes.ts'), 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g)]
    .map(([, file = '']) => file)
    .filter(file => !file.startsWith('back-office/') && !file.startsWith('ui/'))
