import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { mutants } from '../../tests/support/mutants/mutants.ts'
import { reaching, readImporters } from './import-graph.ts'
import { shoppersOf } from './shoppers-of.ts'

/** A part of the tests: files of Vitest, files or folders whose mutants are tried, shopper files; and what is left out. */
export type Selection = {
  rules: string[]
  calls: string[]
  database: string[]
  mutants: string[]
  shoppers: string[]
  leftOut: string[]
}

const root = join(import.meta.dirname, '..', '..')

/** Files that import the whole shop: reaching a change only through one of them does not count. */
const gathering = [
  'server/process/app.ts',
  'shop/contract.ts',
  'shop/handlers.server.ts',
  'shop/routes.ts',
  'database/seed.ts',
]
/** The tests of all calls at once; they run if the contracts or cases of calls have changed. */
const ofAllCalls = ['who-may', 'every-call', 'hostile-text'].map(name => `server/calls/${name}.calls.test.ts`)
const promises = /\.contract\.ts$|^tests\/support\/cases\/|-cases\.ts$|^shop\/(contract|lib\/call)\.ts$/

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isOfCalls = (file: string) => file.endsWith('.calls.test.ts')
const ofVitest = (files: string[]) => ({
  rules: files
    .filter(file => isTest(file) && !isOfCalls(file) && /^(shop|server|scripts)\//.test(file))
    .sort(),
  calls: files.filter(isOfCalls).sort(),
  database: files.filter(file => isTest(file) && file.startsWith('database/')).sort(),
})

/** Selects the files and folders that contain guards which mutants remove. */
const mutantsWithin = (paths: string[]) =>
  paths.filter(path => Object.values(mutants).some(({ file }) => file.startsWith(path)))

/** Lists the folders of `shop/` that are capabilities. */
export const capabilities = (): string[] =>
  globSync('shop/*/', { cwd: root })
    .map(folder => relative('shop', folder))
    .filter(name => existsSync(join(root, 'shop', name, 'README.md')))
    .sort()

/** Selects the tests of one capability. */
export function ofCapability(name: string): Selection {
  const files = globSync(`shop/${name}/**/*.test.{ts,tsx}`, { cwd: root })
  return {
    ...ofVitest(files),
    mutants: mutantsWithin([`shop/${name}/`]),
    shoppers: [],
    leftOut: [
      'tests of other capabilities and of all calls at once',
      'the database, the built shop and its bytes',
      'shoppers in a browser',
    ],
  }
}

const capabilityOf = (file: string) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? []

/**
 * Selects what a change of these files can affect: tests that import one of them, directly or not, the call tests of every
 * capability with such a file, mutants in the files, and the shoppers of their capabilities.
 */
export function ofChange(changed: string[]): Selection {
  const importers = readImporters('{shop,server,database,scripts,tests,bench,trials}/**/*.{ts,tsx}')
  const ends = new Set(gathering.map(file => join(root, file)))
  const paths = changed.map(file => join(root, file))
  const fromRoot = (files: Iterable<string>) => [...files].map(path => relative(root, path))
  const touched = fromRoot(reaching(paths, importers, ends))
  const touchedCapabilities = [...new Set(touched.flatMap(capabilityOf))]
  const tests = new Set([
    ...touched.filter(isTest),
    ...touchedCapabilities.flatMap(name => ofCapability(name).calls),
    ...(changed.some(file => promises.test(file)) ? ofAllCalls : []),
  ])
  const far = fromRoot(reaching(paths, importers)).filter(file => isTest(file) && !tests.has(file))
  const unread = changed.filter(file => !/\.(tsx?|md)$/.test(file))
  return {
    ...ofVitest([...tests].filter(file => existsSync(join(root, file)))),
    mutants: mutantsWithin(changed),
    shoppers: shoppersOf([...new Set(changed.flatMap(capabilityOf))], changed),
    leftOut: [
      ...(far.length
        ? [`${far.length} files of tests that meet the change only through the whole shop`]
        : []),
      ...(unread.length ? [`whatever depends on ${unread.join(', ')}, of which imports tell nothing`] : []),
      'the built shop and its bytes; shoppers of other capabilities',
    ],
  }
}
