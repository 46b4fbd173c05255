import type { Claim, StaffCertificate } from './certificates.fields.ts'

const halal = {
  kind: 'HALAL',
  authority: 'HMC',
  number: 'PK-2041',
  expiresOn: '2027-02-28',
  slaughter: 'HAND',
  stunning: 'NONE',
} as const

export const exampleClaim: Claim = {
  ...halal,
  validUntil: '2027-02-28T19:00:00.000Z',
  document: '/certificates/3/halal-2026.pdf',
}

export const exampleCertificate: StaffCertificate = {
  ...halal,
  ...{ certificateId: 3, issuedOn: '2026-03-01', state: 'VALID', daysLeft: 92, withdrawnAt: null },
  subjects: [{ kind: 'BRAND', subjectId: 2, name: 'Green Pastures' }],
  document: { name: 'halal-2026.pdf', size: 48_211, address: '/certificates/3/halal-2026.pdf' },
  ...{ demo: false, updatedDate: '2026-11-20T10:00:00.000Z' },
}
