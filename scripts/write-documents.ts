import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMetrics, withVariables } from './build/generated-documents.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const operations = join(docs, 'operations.md')

writeFileSync(operations, withMetrics(withVariables(readFileSync(operations, 'utf8'))))
console.log('Written: the tables of variables and metrics in docs/operations.md.')
