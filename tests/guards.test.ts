import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './support/mutants/mutants.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

test.each(Object.entries(mutants))('there is a guard to take away: %s', (_name, { file, guard }) => {
  expect(read(file)).toContain(guard)
})
