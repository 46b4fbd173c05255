import type { Plugin } from 'vite'

/** Escapes the characters of a script beyond ASCII. */
export const inOneByte = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Writes the server's code with characters of ASCII only, all others as escapes: Node holds a file of more than a megabyte with two
 * bytes for each character if one of them is another, and smaller ones if one is beyond Latin-1.
 */
export const oneByteCode: Plugin = {
  name: 'one-byte-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inOneByte(file.code)
  },
}
