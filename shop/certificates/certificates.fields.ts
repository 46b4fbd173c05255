import { z } from 'zod'
import { certificateKinds } from '../catalogue/filters/certified-kinds.ts'
import { filledLine, id } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { slaughterMethods, stunnings, subjectKinds } from './certificate-kinds.ts'
import { LONGEST_AUTHORITY, LONGEST_NUMBER } from './certificate-limits.ts'
import { certificateStates } from './certificates.rules.ts'

/** A thing that a certificate is about. */
export const subject = z.strictObject({ kind: z.enum(subjectKinds), subjectId: id })

/** The content of a certificate. */
export const said = {
  kind: z.enum(certificateKinds),
  /** The authority that says so, and its number of the certificate. */
  authority: filledLine(LONGEST_AUTHORITY, m.certificates_authority_missing),
  number: filledLine(LONGEST_NUMBER, m.certificates_number_missing),
  /** The first and the last day on which it holds, by the calendar of the shop. */
  issuedOn: z.iso.date({ error: () => m.certificates_day_missing() }),
  expiresOn: z.iso.date({ error: () => m.certificates_day_missing() }),
  /** How animals were slaughtered, and whether they were stunned; null if it does not say. */
  slaughter: z.enum(slaughterMethods).nullable(),
  stunning: z.enum(stunnings).nullable(),
}

/** A certificate as staff see it. */
export const staffCertificate = z
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
    document: z.object({ name: z.string(), size: z.int(), address: z.string() }).nullable(),
    demo: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'StaffCertificate' })
/** A certificate as staff see it. */
export type StaffCertificate = z.output<typeof staffCertificate>

/** A claim about a product that a valid certificate proves. */
export const claim = z
  .object({
    kind: z.enum(certificateKinds),
    authority: z.string(),
    number: z.string(),
    /** The last day on which it holds: a page must not show the claim on a later day. */
    expiresOn: z.string(),
    /** The moment at which it ends. */
    validUntil: z.string(),
    slaughter: z.enum(slaughterMethods).nullable(),
    stunning: z.enum(stunnings).nullable(),
    /** The address of its document. */
    document: z.string(),
  })
  .meta({ title: 'Claim' })
/** A claim about a product that a valid certificate proves. */
export type Claim = z.output<typeof claim>
