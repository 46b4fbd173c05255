import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { language, wordsOptions } from './build/words-options.ts'

const file = join('shop', 'messages', language, 'shop.json')
const { shop_language: said } = JSON.parse(
  await readFile(join(import.meta.dirname, '..', file), 'utf8').catch(() => '{}'),
)
if (said !== language) {
  console.error(`SHOP_LANGUAGE is ${language}: ${file} must be there, and its shop_language be ${language}.`)
  process.exit(1)
}
await compile(wordsOptions)
process.exit(0)
