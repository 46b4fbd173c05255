import { compile } from '@inlang/paraglide-js'
import { wordsOptions } from './words-options.ts'

await compile(wordsOptions)
process.exit(0)
