import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_FILE, BAD_INPUT, FILE_TOO_BIG, NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'
import { subjectKinds } from './certificate-kinds.ts'
import { DOCUMENT_BYTES } from './certificate-limits.ts'
import { exampleCertificate, exampleClaim } from './certificates.examples.ts'
import { claim, said, staffCertificate, subject } from './certificates.fields.ts'
import { certificateStates } from './certificates.rules.ts'

/** The most things that one certificate is about. */
const MOST_SUBJECTS = 500

const changed = {
  status: 409,
  says: () => m.certificates_changed(),
  data: z.object({ certificate: staffCertificate }),
} as const
/** The version that the staff member saw. */
const seen = { updatedDate: line(40).nullish() }

export const findClaims = defineCall({
  does: 'Answers the claims about a product that certificates prove today: its own, those of its brand, and, of a food, those of the main branch. Those of its suppliers and lots are for staff.',
  method: 'GET',
  path: '/certificates/findClaims/{productId}',
  who: 'anyone',
  // Settings change when a day begins, so that a page does not show the claims of the day before.
  shows: ({ productId }) => ['certificates', 'settings', `product ${productId}`],
  input: z.object({ productId: id }),
  output: z.array(claim),
  example: { input: { productId: 101 }, output: [exampleClaim] },
  failures: {},
})

export const findCertificates = defineCall({
  does: 'Lists the certificates of the shop, the first to end first. Filters: words, state, a thing that they are about (a product: also its brand).',
  method: 'GET',
  path: '/certificates/findForStaff',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z
    .strictObject({
      ...listFields(['expiresOn', 'authority']),
      /** `NO_DOCUMENT`: those whose claim is not shown because they have no document. */
      state: z.enum([...certificateStates, 'NO_DOCUMENT']).optional(),
      /** The thing that they are about: both or neither. */
      subjectKind: z.enum(subjectKinds).optional(),
      subjectId: id.optional(),
    })
    .refine(({ subjectKind, subjectId }) => (subjectKind === undefined) === (subjectId === undefined), {
      path: ['subjectId'],
      error: () => m.certificates_subject_half(),
    }),
  output: listOf(staffCertificate),
  example: { input: { state: 'ENDING' }, output: { rows: [exampleCertificate], total: 1 } },
  failures: {},
})

export const findCertificate = defineCall({
  does: 'Answers a certificate as staff see it.',
  method: 'GET',
  path: '/certificates/findForStaff/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: staffCertificate,
  example: { input: { id: 3 }, output: exampleCertificate },
  failures: { NOT_FOUND },
})

export const saveCertificate = defineCall({
  does: 'Adds a certificate, or changes the one with this `certificateId`, with the things that it is about.',
  method: 'POST',
  path: '/certificates/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    certificateId: id.nullish(),
    ...said,
    subjects: z.array(subject).max(MOST_SUBJECTS),
    ...seen,
  }),
  output: staffCertificate,
  example: {
    input: {
      ...{
        kind: 'HALAL',
        authority: 'Souk Demo Halal Council',
        number: 'SDHC-2041',
        slaughter: 'HAND',
        stunning: 'NONE',
      },
      ...{ issuedOn: '2026-03-01', expiresOn: '2027-02-28' },
      subjects: [{ kind: 'BRAND', subjectId: 2 }],
    },
    output: exampleCertificate,
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    NUMBER_TAKEN: { status: 409, says: () => m.certificates_number_taken() },
    CHANGED: changed,
  },
})

export const withdrawCertificate = defineCall({
  does: 'Withdraws a certificate before it ends, or takes that back. The claims of a withdrawn one are gone at once.',
  method: 'POST',
  path: '/certificates/withdraw/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id, withdrawn: z.boolean(), ...seen }),
  output: staffCertificate,
  example: { input: { id: 3, withdrawn: true }, output: exampleCertificate },
  failures: { NOT_FOUND, CHANGED: changed },
})

export const uploadCertificate = defineCall({
  does: 'Stores the document of a certificate in place of its last one: a PDF without scripts of at most 1,000,000 bytes.',
  method: 'POST',
  path: '/certificates/upload',
  who: 'staff: catalogue',
  upload: { most: DOCUMENT_BYTES, tooBig: m.catalogue_document_too_big },
  input: z.strictObject({ certificateId: id, file: uploadedFile(m.catalogue_file_required) }),
  output: staffCertificate,
  example: { input: { certificateId: 3, file: 'a PDF' }, output: exampleCertificate },
  failures: { NOT_FOUND, BAD_FILE, FILE_TOO_BIG },
})

export const certificatesCalls = [
  findClaims,
  findCertificates,
  findCertificate,
  saveCertificate,
  withdrawCertificate,
  uploadCertificate,
] as const
