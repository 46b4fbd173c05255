import type { Plugin } from 'vite'

/** Escapes the characters of a script that take two bytes in memory. */
export const inOneByte = (code: string): string =>
  code.replaceAll(/[^\0-\xff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Writes the server's code with characters of Latin-1 only, all others as escapes: Node holds a whole file with two bytes for each
 * character if one of them needs two.
 */
export const oneByteCode: Plugin = {
  name: 'one-byte-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inOneByte(file.code)
  },
}
