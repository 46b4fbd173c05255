import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allowedReads } from './support/allowed-reads.ts'
import { circlesOf } from './support/circles-of.ts'
import { files, type Import, imports } from './support/files-and-imports.ts'
import { foreignReads, foreignWrites } from './support/table-owners.ts'

const root = join(import.meta.dirname, '..')
const allowed = new Set(
  Object.entries(allowedReads).flatMap(([reader, { tables }]) =>
    tables.split(' ').map(table => `${reader} ${table}`),
  ),
)
/** The capabilities from the bottom up: each imports only from those before it. */
const order = [
  'messages',
  'lib',
  'ui',
  'settings',
  'hours',
  'media',
  'places',
  'near',
  'customers',
  'availability',
  'boxes',
  'catalogue',
  'lots',
  'certificates',
  'collections',
  'redirects',
  'content',
  'representatives',
  'delivery',
  'slots',
  'cart',
  'search',
  'orders',
  'related',
  'lists',
  'payments',
  'recalls',
  'qurbani',
  'reviews',
  'exchange',
  'mails',
  'upkeep',
  'office',
  'front',
]
const capabilityOf = (file: string) => /^shop\/([^/]+)\//.exec(file)?.[1]
/** The folders that all rooms of the office share; like the frame, they are no rooms. */
const shared = ['kit', 'lists', 'forms', 'parts', 'screens']
const roomOf = (file: string) => {
  const room = /^shop\/office\/([^/]+)\//.exec(file)?.[1]
  return room && !shared.includes(room) ? room : undefined
}
const isServer = (file: string) => /\.server\.tsx?$/.test(file) || /^(server|database)\//.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/')
const isShown = (file: string) => /^shop\/.*\/(screens|parts)\/|^shop\/ui\/|\/use-[^/]+\.tsx?$/.test(file)

/** The joins in `allowedReads`. Lower the number with each one that goes; it never rises. */
const MOST_JOINS = 92

/** A rule as a sentence: the rule, its reason, and the files that break it. */
function rule(sentence: string, because: string, offenders: () => string[]) {
  test(`${sentence}, because ${because}`, () => expect(offenders()).toEqual([]))
}

/** The files of the product in these places whose code has this. */
const saying = (what: RegExp, where: RegExp): string[] =>
  files.filter(file => where.test(file) && !isTest(file) && what.test(readFileSync(join(root, file), 'utf8')))

const arrow = ({ from, to }: Import) => `${from} -> ${to}`

describe('the layout', () => {
  rule(
    'every capability has its place in the order',
    'the order shows a reader which capability depends on which',
    () =>
      [...new Set(files.map(capabilityOf))].filter(
        name => name !== undefined && !order.includes(name),
      ) as string[],
  )
  rule(
    'a capability imports only from those before it',
    'a change can then only break the capabilities after it',
    () =>
      imports
        .filter(({ from, to, typeOnly }) => {
          const [upper, lower] = [capabilityOf(from), capabilityOf(to)]
          if (isTest(from) || typeOnly || !upper || !lower || upper === lower) return false
          return order.indexOf(lower) > order.indexOf(upper)
        })
        .map(arrow),
  )
  rule(
    'nothing in shop/ imports from server/',
    'the process knows the product, not the other way round',
    () =>
      imports
        .filter(({ from, to }) => from.startsWith('shop/') && to.startsWith('server/') && !isTest(from))
        .map(arrow),
  )
  rule(
    'a file that browsers load imports no server file',
    'secrets and drivers must never reach a browser',
    () =>
      imports
        .filter(({ from, to, typeOnly }) => !typeOnly && isShown(from) && !isTest(from) && isServer(to))
        .map(arrow),
  )
  rule(
    'screens and their parts know the router by shop/ui/router.ts and app-router.ts',
    'documents have no React Router: what uses only router.ts can be part of them',
    () =>
      saying(
        /import \{[^}]*\b(use[A-Z]|PrefetchPageLinks)[^}]*\} from 'react-router'/,
        /^shop\/(?!ui\/app-router\.ts|root\.tsx|entry\.)/,
      ),
  )
  rule(
    'files that touch the database end in .server.ts',
    'only then does the build refuse them to browsers',
    () =>
      files.filter(
        file =>
          file.startsWith('shop/') &&
          !isTest(file) &&
          !isServer(file) &&
          /from ['"](drizzle-orm|pg|node:[^'"]*)['"/]/.test(readFileSync(join(root, file), 'utf8')),
      ),
  )
  rule(
    'a room of the office imports no other room',
    'code that two rooms share belongs in lists, forms or the kit, where the next room finds it',
    () =>
      imports
        .filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to) && !isTest(from))
        .map(arrow),
  )
  rule(
    'kit, lists and forms of the office import no room',
    'every room uses them, so they can know none',
    () =>
      imports
        .filter(
          ({ from, to }) => /^shop\/office\/(kit|lists|forms)\//.test(from) && roomOf(to) && !isTest(from),
        )
        .map(arrow),
  )
  rule('lib imports no capability', 'everything depends on it', () =>
    imports
      .filter(({ from, to }) => from.startsWith('shop/lib/') && to.startsWith('shop/') && !isTest(from))
      .filter(({ to }) => !/^shop\/(lib|messages)\//.test(to))
      .map(arrow),
  )
  rule(
    'server/ imports no table',
    'the process knows contracts, and asks the owner of a table by a function',
    () =>
      imports
        .filter(
          ({ from, to }) => from.startsWith('server/') && to.endsWith('.tables.server.ts') && !isTest(from),
        )
        .map(arrow),
  )
  rule('rules know no server and no screen', 'they run everywhere and are tested without either', () =>
    imports
      .filter(({ from, to }) => /\.rules\.ts$/.test(from) && (isServer(to) || /\.tsx$/.test(to)))
      .map(arrow),
  )
  rule('contracts know no server', 'client, server and document are made from them', () =>
    imports.filter(({ from, to }) => /contract\.ts$/.test(from) && isServer(to)).map(arrow),
  )
  rule('there is no circle', 'files in a circle can only be understood all at once', () =>
    circlesOf(files, imports),
  )
})

describe('the messages', () => {
  rule(
    'the key of a message begins with the capability that its file is named after',
    'a text is found where it is used, and says by its name who may change it',
    () =>
      globSync('shop/messages/en/*.json', { cwd: root }).flatMap(file => {
        const owner = /^[a-z]+/.exec(basename(file))?.[0] ?? ''
        const keys = Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')))
        if (owner !== 'shop' && !order.includes(owner)) return [file]
        return keys.filter(key => key !== '$schema' && !key.startsWith(`${owner}_`))
      }),
  )
  rule(
    'a capability uses only its own texts and those of capabilities before it; only the office uses its texts',
    'a text belongs to the lowest capability that says it, and shoppers load no text of the office',
    () =>
      files.flatMap(file => {
        const own = capabilityOf(file)
        const isTooHigh = (owner: string) =>
          owner === 'office' ? own !== 'office' : own && order.indexOf(owner) > order.indexOf(own)
        return [...readFileSync(join(root, file), 'utf8').matchAll(/\bm\.(([a-z]+)_\w+)/g)]
          .filter(([, , owner = '']) => !isTest(file) && isTooHigh(owner))
          .map(([, key]) => `${file} uses ${key}`)
      }),
  )
})

describe('the files', () => {
  rule(
    'no folder is named utils, helpers, common or misc',
    'such a folder collects code without a reason to be there',
    () => files.filter(file => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file)),
  )
  rule('a folder has at most 50 files of code', 'more have an order that nobody sees', () => {
    const counts = Map.groupBy(files, file => dirname(file))
    return [...counts].filter(([, inside]) => inside.length > 50).map(([folder]) => folder)
  })
  rule('only the file of dates cuts a day from a moment', 'a day is one of the shop, not of Greenwich', () =>
    saying(
      /toISOString\(\)\s*\.(slice|substring|split)|\.getDay\(\)|\.getDate\(\)/,
      /^(shop\/(?!lib\/dates\/dates\.ts)|server\/|database\/)/,
    ),
  )
  rule('amounts of money are read by one function', 'one form must not refuse what another takes', () =>
    saying(/readNumber\([\w.]*(price|fee|adds|amount|leastOrder)\)/i, /^shop\/office\//),
  )
  rule('only `sendOnce` sends a key', 'it knows when a key is forgotten', () =>
    saying(/\bsend\('[^;]*, \{ key(: \w+)? \}\)/, /^shop\/(?!send-once\.ts)/),
  )
  rule('no file is named index', 'tabs and traces must be clear', () =>
    files.filter(file => /^index\.tsx?$/.test(basename(file))),
  )
  rule('names are kebab-case', 'one way to write them is one less to remember', () =>
    files.filter(
      file => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/.test(basename(file)),
    ),
  )
  rule('names are unique', 'a search for a name must end at one file', () => {
    const seen = new Map<string, string[]>()
    for (const file of files) seen.set(basename(file), [...(seen.get(basename(file)) ?? []), file])
    return [...seen.values()].filter(same => same.length > 1).flat()
  })
  rule('no file has more than 300 lines', 'a longer one has more than one reason to exist', () =>
    files.filter(file => readFileSync(join(root, file), 'utf8').split('\n').length > 300),
  )
  rule(
    'no text in the repository has more than 5,000 lines, except the list of locked packages',
    'what is generated and large belongs to the build, and nobody reads its changes',
    () =>
      spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
        .stdout.split('\0')
        .filter(file => file && file !== 'package-lock.json' && existsSync(join(root, file)))
        .filter(file => {
          const bytes = readFileSync(join(root, file))
          return !bytes.includes(0) && bytes.toString('utf8').split('\n').length > 5_000
        }),
  )
  rule('a capability writes only its own tables', 'a table has one place where its rows are made', () =>
    files.filter(file => {
      const own = capabilityOf(file)
      if (!own || isTest(file) || /\.seed\.server\.ts$/.test(file)) return false
      const text = readFileSync(join(root, file), 'utf8')
      const foreign = imports.filter(
        ({ from, to }) => from === file && /\.tables\.server\.ts$/.test(to) && capabilityOf(to) !== own,
      )
      return foreign.some(({ to }) => {
        const path = relative(dirname(file), to)
        const names =
          new RegExp(`import \\{([^}]*)\\} from '(?:\\./)?${path.replaceAll('.', '\\.')}'`).exec(text)?.[1] ??
          ''
        return names
          .split(',')
          .some(name => name.trim() && new RegExp(`\\.(insert|update|delete)\\(${name.trim()}\\)`).test(text))
      })
    }),
  )
  rule(
    'a capability writes no table of another one in SQL either',
    'the words of a statement do not show in imports',
    () => [...foreignWrites()],
  )
  rule(
    'a capability reads only its own tables, but for written joins',
    'a column that others read in SQL cannot change without them; they ask a function of the owner',
    () => [...foreignReads()].filter(read => !allowed.has(read)),
  )
  rule('every written join is still needed', 'the list of them must not grow', () => {
    const needed = foreignReads()
    return [...allowed].filter(read => !needed.has(read))
  })
  rule(`there are ${MOST_JOINS} written joins`, 'their number may only fall', () =>
    allowed.size === MOST_JOINS ? [] : [`${allowed.size} joins`],
  )
})
