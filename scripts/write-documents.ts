import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiFile, withVariables } from './generated-documents.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const operations = join(docs, 'operations.md')

writeFileSync(join(docs, 'api', 'openapi.json'), await openApiFile())
writeFileSync(operations, withVariables(readFileSync(operations, 'utf8')))
console.log('Written: docs/api/openapi.json and the table of variables in docs/operations.md.')
