import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { compiledFolder } from '../server/process/language.ts'
import { fingerprintOf } from './build/fingerprint.ts'
import { writeWholeMessages } from './build/whole-messages.ts'
import { language, wordsOptions } from './build/words-options.ts'

const root = join(import.meta.dirname, '..')
const file = join('shop', 'messages', language, 'shop.json')
const { shop_language: said } = JSON.parse(await readFile(join(root, file), 'utf8').catch(() => '{}'))
if (said !== language) {
  console.error(`SHOP_LANGUAGE is ${language}: ${file} must be there, and its shop_language be ${language}.`)
  process.exit(1)
}
// Compiling empties the folder first, and another process may be reading it: it is done only if a message changed.
const stamp = join(root, compiledFolder(language), 'messages.sha256')
const fingerprint = await fingerprintOf(root, [
  'shop/messages/*/*.json',
  'project.inlang/settings.json',
  'scripts/build/words-options.ts',
  'scripts/build/whole-messages.ts',
  'package-lock.json',
])
if ((await readFile(stamp, 'utf8').catch(() => '')) !== fingerprint) {
  await compile(wordsOptions)
  await writeWholeMessages(root, language)
  await writeFile(stamp, fingerprint)
}
process.exit(0)
