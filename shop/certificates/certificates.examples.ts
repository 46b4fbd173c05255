import type { Claim, StaffCertificate } from './certificates.fields.ts'

const halal = {
  kind: 'HALAL',
  authority: 'Souk Demo Halal Council',
  number: 'SDHC-2041',
  expiresOn: '2027-02-28',
  slaughter: 'HAND',
  stunning: 'NONE',
} as const

export const exampleClaim: Claim = {
  ...halal,
  validUntil: '2027-02-28T19:00:00.000Z',
  document: '/certificates/1/halal-meat.pdf',
}

export const exampleCertificate: StaffCertificate = {
  ...halal,
  ...{ certificateId: 1, issuedOn: '2026-03-01', state: 'VALID', daysLeft: 92, withdrawnAt: null },
  subjects: [{ kind: 'BRAND', subjectId: 2, name: 'Green Pastures' }],
  document: { name: 'halal-meat.pdf', size: 48_211, address: '/certificates/1/halal-meat.pdf' },
  ...{ demo: false, updatedDate: '2026-11-20T10:00:00.000Z' },
}
