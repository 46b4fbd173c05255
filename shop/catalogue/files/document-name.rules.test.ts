import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentName } from './document-name.rules.ts'

test.each([
  ['Care & use.pdf', 'Care-use.pdf'],
  ['Manual 1.2.PDF', 'Manual-1-2.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf'],
  ['page.html', 'page.pdf'],
  ['a\r\nset-cookie: x=1.pdf', 'a-set-cookie-x-1.pdf'],
  ['fdp.\u202eexe', 'fdp-exe.pdf'],
  ['"><img src=x>.pdf', 'img-src-x.pdf'],
  ['دليل الاستخدام.pdf', 'دليل-الاستخدام.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
  ['x'.repeat(500), `${'x'.repeat(60)}.pdf`],
])('%j is called %s', (given, name) => {
  expect(documentName(given)).toBe(name)
})

test('any file name becomes words with one ending, safe in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), given => {
      const name = documentName(given)
      expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.pdf$/u)
      expect(decodeURIComponent(encodeURIComponent(name))).toBe(name)
    }),
  )
})
