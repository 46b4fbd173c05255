import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// `documents.test.ts` compares the packages that run a script when they are installed with `allowScripts`, and direct ones with their
// reasons in docs/architecture.md.

type LockedPackage = {
  integrity?: string
  resolved?: string
  license?: string
  dev?: boolean
  link?: boolean
  inBundle?: boolean
}

const root = join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const own = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>
const { '': _root, ...locked } = read('package-lock.json').packages as Record<string, LockedPackage>
const packages = Object.entries(locked).map(([path, one]) => ({
  ...one,
  name: path.split('node_modules/').at(-1) as string,
}))

/** Licences that permit any use, and ask for no more than their text and the names of the authors. */
const permissive = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  'OFL-1.1',
])

/** Packages that run under another licence, each with the licence and the reason why that is no problem. */
const exceptions: { name: RegExp; license: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    license: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    why: 'libvips is a library of its own beside Souk, which anyone can replace; NOTICES.md names it',
  },
  {
    name: /^cities\.json$/,
    license: /^CC-BY-4\.0$/,
    why: 'it is data, and NOTICES.md names GeoNames and what Souk changes',
  },
  {
    name: /^zipcodes$/,
    license: /^BSD$/,
    why: 'its text is that of BSD-3-Clause, as NOTICES.md says',
  },
]

/** True if a licence is permissive: one of its choices (OR), and there each part (AND). */
const isPermissive = (license: string) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(part => permissive.has(part)))

test('every package is locked by its sum', () => {
  const outside = packages.filter(({ link, inBundle }) => !link && !inBundle)
  expect(outside.length).toBeGreaterThan(500)
  expect(
    outside.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(({ name }) => name),
  ).toEqual([])
})

test('no package comes from a place other than the registry that npm asks', () => {
  const elsewhere = packages.filter(({ resolved, link }) => link || resolved !== undefined)
  expect(elsewhere.map(({ name }) => name)).toEqual([])
})

test('every direct package is named with one version', () => {
  const direct = Object.entries({ ...own.dependencies, ...own.devDependencies })
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('docs/architecture.md says how many direct packages run', () => {
  const architecture = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  expect(architecture).toContain(`${Object.keys(own.dependencies).length} of them run, `)
})

test('every package that runs has a permissive licence, or a reason', () => {
  const running = packages.filter(({ dev }) => !dev)
  expect(running.length).toBeGreaterThan(100)
  const others = running.filter(({ license = 'none' }) => !isPermissive(license))
  const unreasoned = others.filter(
    ({ name, license = 'none' }) => !exceptions.some(one => one.name.test(name) && one.license.test(license)),
  )
  expect(unreasoned.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  const unused = exceptions.filter(one => !others.some(({ name }) => one.name.test(name)))
  expect(unused).toEqual([])
})

test.each([
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['Apache-2.0 AND MIT', true],
  ['UNLICENSED', false],
])('the licence %s is judged by its parts', (license, is) => {
  expect(isPermissive(license)).toBe(is)
})
