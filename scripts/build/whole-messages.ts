import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compiledMessages, wholeMessages } from '../../server/process/language.ts'

/** Joins compiled messages: their imports once, with addresses from the folder above, and all of their functions. */
export function joinMessages(files: readonly string[], folder: string): string {
  const imports = new Set<string>()
  const codes = files.map(code =>
    code.replaceAll(/^import .*$\n?/gm, line => {
      imports.add(line.trim())
      return ''
    }),
  )
  return [...imports, ...codes].join('\n').replaceAll(/(['"])\.\.\/(\w+\.js)\1/g, `'./${folder}/$2'`)
}

/** Writes the compiled messages of a language into one file. */
export async function writeWholeMessages(root: string, language: string): Promise<void> {
  const folder = dirname(compiledMessages(root, language))
  const names = (await readdir(folder)).filter(name => /^\w+\.js$/.test(name) && name !== '_index.js').sort()
  const files = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  const [, compiled = ''] = /(compiled[\w-]*)\/messages$/.exec(folder.replaceAll('\\', '/')) ?? []
  await writeFile(wholeMessages(root, language), joinMessages(files, compiled))
}
