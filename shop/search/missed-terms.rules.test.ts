import { expect, test } from 'vitest'
import { isReported } from './missed-terms.rules.ts'

test('product names are stored, possible personal data is not', () => {
  for (const term of ['camel meat', 'قیمہ', '7up 500 ml', 'b12']) expect(isReported(term), term).toBe(true)
  for (const term of ['', 'x', 'zainab@example.org', '0300 7654321', '0300-765-4321', 'a'.repeat(61)])
    expect(isReported(term), term).toBe(false)
})
