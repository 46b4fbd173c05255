import { answerFindCertificate, answerFindCertificates } from './find-certificates.server.ts'
import { answerFindClaims } from './find-claims.server.ts'
import { answerSaveCertificate, answerWithdrawCertificate } from './save-certificate.server.ts'
import { answerUploadCertificate } from './upload-certificate.server.ts'

/** The handlers of every call of certificates. */
export const certificatesHandlers = [
  answerFindClaims,
  answerFindCertificates,
  answerFindCertificate,
  answerSaveCertificate,
  answerWithdrawCertificate,
  answerUploadCertificate,
] as const
