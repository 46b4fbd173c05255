import type { Plugin } from 'vite'
import { compiledFolder, compiledMessages, FIRST_LANGUAGE } from '../../server/process/language.ts'

/**
 * Each compiled message picks its language when it is called. A build has only one: exports become the texts of that
 * language, and the others are dropped.
 */
export function inOneLanguage(code: string, language: string): string {
  const [, chooser = '', name = ''] = /(export const (\w+) = [\s\S]*)$/.exec(code) ?? []
  if (!name) return code
  const own =
    language === FIRST_LANGUAGE
      ? undefined
      : new RegExp(`"${language}"\\) return (\\w+)\\(inputs\\)`).exec(chooser)?.[1]
  return code
    .replace(chooser, `export const ${name} = ${own ?? `${FIRST_LANGUAGE}_${name}`}`)
    .replace(/^import \{ getLocale.*$/m, '')
}

const ASKED = 'new Intl.PluralRules(locale, options)'

/** Each message with a number makes plural rules, which takes longer than all the rest of it: a build makes them once. */
export function withPluralRulesOnce(code: string): string {
  if (!code.includes(ASKED)) throw new Error(`The registry of messages no longer says ${ASKED}.`)
  const once = `const known = {}
const rules = (locale, options) => known[locale + options?.type] ??= ${ASKED}`
  return `${code.replace(ASKED, 'rules(locale, options)')}\n${once}`
}

/** Compiles the messages of one language into the build, each from its own file, without code that picks a language. */
export const oneLanguage = (root: string, language: string): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  resolveId: (id, from) =>
    id === './whole.js' && from?.endsWith('/messages/m.ts') ? compiledMessages(root, language) : undefined,
  transform(code, id) {
    if (this.environment.config.command !== 'build' || !id.includes(`/${compiledFolder(language)}/`)) return
    if (id.endsWith('/registry.js')) return withPluralRulesOnce(code)
    if (/\/messages\/(?!_index)\w+\.js$/.test(id)) return inOneLanguage(code, language)
  },
})
