import { expect, test } from 'vitest'
import { inOneLanguage } from './one-language.ts'

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
