import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withVariables } from './build/generated-documents.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const operations = join(docs, 'operations.md')

writeFileSync(operations, withVariables(readFileSync(operations, 'utf8')))
console.log('Written: the table of variables in docs/operations.md.')
