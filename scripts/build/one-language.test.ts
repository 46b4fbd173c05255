import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { inOneLanguage, withPluralRulesOnce } from './one-language.ts'

const english = `import { getLocale, experimentalStaticLocale } from '../runtime.js';
const en_hi = () => \`Hi\`;
export const hi = ((inputs = {}, options = {}) => {
	experimentalStaticLocale ?? options.locale ?? getLocale()
	return en_hi(inputs)
});`
const both = `import { getLocale, experimentalStaticLocale } from '../runtime.js';
const en_hi = () => \`Hi\`;
const pt_br2_hi = () => \`Oi\`;
export const hi = ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "pt-BR") return pt_br2_hi(inputs)
	return en_hi(inputs)
});`

/** Returns what the message says once its module is loaded. */
const said = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).hi() as string

test('the build replaces a message by its words in the language', async () => {
  expect(await said(inOneLanguage(english, 'en'))).toBe('Hi')
  expect(await said(inOneLanguage(both, 'pt-BR'))).toBe('Oi')
  expect(await said(inOneLanguage(both, 'en'))).toBe('Hi')
})

test('no code that chooses a language remains', () => {
  for (const code of [inOneLanguage(english, 'en'), inOneLanguage(both, 'pt-BR')])
    expect(code).not.toMatch(/getLocale|options|inputs/)
})

test('plural rules are made once, and choose as before', async () => {
  const registry = await readFile(
    join(import.meta.dirname, '../../shop/messages/compiled/registry.js'),
    'utf8',
  )
  const { plural } = await import(`data:text/javascript,${encodeURIComponent(withPluralRulesOnce(registry))}`)
  let made = 0
  class Counted extends Intl.PluralRules {
    constructor(...options: ConstructorParameters<typeof Intl.PluralRules>) {
      super(...options)
      made += 1
    }
  }
  vi.stubGlobal('Intl', { PluralRules: Counted })
  const chosen = [1, 2, 1].map(count => plural('en', count, {}))
  chosen.push(plural('en', 2, { type: 'ordinal' }), plural('ar', 2, {}))
  vi.unstubAllGlobals()
  expect(chosen).toEqual(['one', 'other', 'one', 'two', 'two'])
  expect(made).toBe(3)
})
