import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_FILE, BAD_INPUT, FILE_TOO_BIG, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'
import { certificateKinds, slaughterMethods, stunnings, subjectKinds } from './certificate-kinds.ts'
import { exampleCertificate, exampleClaim } from './certificates.examples.ts'
import { certificateStates } from './certificates.rules.ts'

/** The most things that one certificate is about, and the most bytes of its document. */
const MOST_SUBJECTS = 500
const DOCUMENT_BYTES = 1_000_000

const subject = z.strictObject({ kind: z.enum(subjectKinds), subjectId: id })
const said = {
  kind: z.enum(certificateKinds),
  /** The authority that says so, and its number of the certificate. */
  authority: filledLine(80, m.certificates_authority_missing),
  number: filledLine(60, m.certificates_number_missing),
  /** The first and the last day on which it holds, by the calendar of the shop. */
  issuedOn: z.iso.date({ error: () => m.certificates_day_missing() }),
  expiresOn: z.iso.date({ error: () => m.certificates_day_missing() }),
  /** How animals were slaughtered, and whether they were stunned; null if it does not say. */
  method: z.enum(slaughterMethods).nullable().default(null),
  stunning: z.enum(stunnings).nullable().default(null),
}
const document = z.object({ name: z.string(), size: z.int(), address: z.string() })

const staffCertificate = z
  .object({
    certificateId: z.int(),
    ...said,
    issuedOn: z.string(),
    expiresOn: z.string(),
    state: z.enum(certificateStates),
    /** The days on which it still holds after today; below 0 once it has ended. */
    daysLeft: z.int(),
    withdrawnAt: z.string().nullable(),
    subjects: z.array(z.object({ kind: z.enum(subjectKinds), subjectId: z.int(), name: z.string() })),
    /** Its document; without one its claim is not shown. */
    document: document.nullable(),
    demo: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'StaffCertificate' })
/** A certificate as staff see it. */
export type StaffCertificate = z.output<typeof staffCertificate>

const claim = z
  .object({
    kind: z.enum(certificateKinds),
    authority: z.string(),
    number: z.string(),
    /** The last day on which it holds: a page must not show the claim on a later day. */
    expiresOn: z.string(),
    /** The moment at which it ends. */
    validUntil: z.string(),
    method: z.enum(slaughterMethods).nullable(),
    stunning: z.enum(stunnings).nullable(),
    /** The address of its document. */
    document: z.string(),
  })
  .meta({ title: 'Claim' })
/** A claim about a product that a valid certificate proves. */
export type Claim = z.output<typeof claim>

const changed = {
  status: 409,
  says: () => m.certificates_changed(),
  data: z.object({ certificate: staffCertificate }),
} as const
/** The version that the staff member saw. */
const seen = { updatedDate: line(40).nullish() }

export const findClaims = defineCall({
  does: 'Answers the claims about a product that certificates prove today: its own, and those of its brand and of the main branch.',
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
  does: 'Lists the certificates of the shop, the first to end first. Filters: words, state.',
  method: 'GET',
  path: '/certificates/findForStaff',
  who: 'staff: catalogue',
  input: z.strictObject({
    ...listFields(['expiresOn', 'authority']),
    state: z.enum(certificateStates).optional(),
  }),
  output: listOf(staffCertificate),
  example: { input: { state: 'ENDING' }, output: { rows: [exampleCertificate], total: 1 } },
  failures: {},
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
      ...{ kind: 'HALAL', authority: 'HMC', number: 'PK-2041', method: 'HAND', stunning: 'NONE' },
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
  saveCertificate,
  withdrawCertificate,
  uploadCertificate,
] as const
