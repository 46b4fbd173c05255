import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './support/mutants/mutants.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

test.each(Object.entries(mutants))('the guard is in its file: %s', (_name, { file, guard }) => {
  expect(read(file)).toContain(guard)
})
