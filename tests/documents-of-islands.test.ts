import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOtherPage } from '../shop/front/frame/documents/other-pages.ts'
import { files, imports } from './support/files-and-imports.ts'

const codeOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const documents = files.filter(
  file => /\/screens\/.*\.tsx$/.test(file) && /handle = \{.*document: true/.test(codeOf(file)),
)
const isIsland = (file: string) => /\bisland\(\s*'/.test(codeOf(file))

/** The parts that a screen draws outside islands, and itself. */
function textOf(screen: string): string[] {
  const found = new Set([screen])
  for (const file of found)
    for (const { from, to, typeOnly } of imports)
      if (from === file && !typeOnly && to.endsWith('.tsx') && !isIsland(to)) found.add(to)
  return [...found]
}

/** Something that only a browser does: state, effects, answers to events, and what is known of the person. */
const lives =
  /\b(useState|useReducer|useEffect|useLayoutEffect|useHydrated|useSession|useCart|useSearchParams|useNavigate|useCall)\(|\.use\(\)|\son[A-Z]\w+=\{/

test('the living parts of screens that are documents are islands', () => {
  expect(documents.length).toBeGreaterThan(5)
  // It only delays what a document has at once.
  const text = new Set(documents.flatMap(textOf).filter(file => file !== 'shop/ui/below.tsx'))
  expect([...text].filter(file => lives.test(codeOf(file)))).toEqual([])
})

test('the entry of documents knows every island', () => {
  const entry = codeOf('shop/entry.document.tsx')
  const islands = files.flatMap(file => [
    ...codeOf(file).matchAll(/export const (\w+) = island\(\s*'([\w-]+)'/g),
  ])
  expect(islands.length).toBeGreaterThan(8)
  expect(new Set(islands.map(([, , name]) => name)).size).toBe(islands.length)
  expect(
    islands.filter(([, part]) => !new RegExp(`\\b${part}\\b`).test(entry)).map(([, , name]) => name),
  ).toEqual([])
})

test('documents load other pages in full without asking for them, and no document', () => {
  const screens = [...codeOf('shop/routes.ts').matchAll(/screen\('([^'*]+)[^']*', '([^']+\.tsx)'\)/g)]
    .map(([, address, file]) => ({ address: `/${address}`, file: `shop/${file}` }))
    // The others only lead on.
    .filter(({ file }) => !/default function \w*\(\)(: null)? \{\s*return null/.test(codeOf(file)))
    .filter(({ file }) => codeOf(file).includes('export default function') && !file.includes('/ui/'))
  expect(screens.length).toBeGreaterThan(30)
  for (const { address, file } of screens)
    expect({ address, isOther: isOtherPage(address) }).toEqual({
      address,
      isOther: !documents.includes(file),
    })
})
