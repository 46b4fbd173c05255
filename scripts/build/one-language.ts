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

/** Compiles the messages of one language into the build, each from its own file, without code that picks a language. */
export const oneLanguage = (root: string, language: string): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  resolveId: (id, from) =>
    id === './whole.js' && from?.endsWith('/messages/m.ts') ? compiledMessages(root, language) : undefined,
  transform(code, id) {
    const isBuild = this.environment.config.command === 'build'
    return isBuild && id.includes(`/${compiledFolder(language)}/messages/`) && !id.endsWith('_index.js')
      ? inOneLanguage(code, language)
      : undefined
  },
})
