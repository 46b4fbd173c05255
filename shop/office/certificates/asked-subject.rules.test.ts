import { expect, test } from 'vitest'
import { subjectAsked } from './asked-subject.rules.ts'

test.each([
  ['supplierId=2', { kind: 'SUPPLIER', subjectId: 2 }],
  ['lotId=12', { kind: 'LOT', subjectId: 12 }],
  ['supplierId=0', undefined],
  ['lotId=x', undefined],
  ['', undefined],
])('the address of a new certificate with "%s" names its thing', (query, subject) => {
  expect(subjectAsked(new URLSearchParams(query))).toEqual(subject)
})
