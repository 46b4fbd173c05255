import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every message is used', () => {
  const sources = globSync('{shop,server,database,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\/compiled\/|\.test\./.test(file))
    .map(read)
    .join('\n')
  const said = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
  const all = globSync('shop/messages/en/*.json', { cwd: root }).flatMap(file =>
    Object.keys(JSON.parse(read(file))),
  )
  expect(all.filter(key => !said.has(key))).toEqual([])
})
