import { expect, test } from 'vitest'
import { exampleCertificate } from '../../certificates/certificates.examples.ts'
import { certifiedThings } from './certified-things.rules.ts'

test('a certificate of a lot and of its supplier is listed once, with both', () => {
  const other = { ...exampleCertificate, certificateId: 2 }
  const listed = certifiedThings([
    { says: 'This lot', certificates: [exampleCertificate] },
    { says: 'Supplier', certificates: [other, exampleCertificate] },
  ])
  expect(listed.map(({ certificate, about }) => [certificate.certificateId, about])).toEqual([
    [1, ['This lot', 'Supplier']],
    [2, ['Supplier']],
  ])
})
