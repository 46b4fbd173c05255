import type { Mutant } from './mutant.ts'

const byCalls = 'shop/certificates/certificates'
const byJob = 'server/jobs/certificates-job'

/** Guards of claims: shown only while a certificate holds and has a document, and one warning of each end. */
export const certificateMutants: Record<string, Mutant> = {
  'a claim is shown although its certificate has ended': {
    file: 'shop/certificates/find-claims.server.ts',
    guard: ', gte(expiresOn, today)',
    without: '',
    noticedBy: byCalls,
    test: 'a certificate that has ended claims nothing, and its document is for staff only',
  },
  'a claim is shown although its certificate is withdrawn': {
    file: 'shop/certificates/find-claims.server.ts',
    guard: 'isNull(withdrawnAt), ',
    without: '',
    noticedBy: byCalls,
    test: 'a withdrawn certificate claims nothing at once, and taking that back brings its claim back',
  },
  'a claim is shown without a document': {
    file: 'shop/certificates/find-claims.server.ts',
    guard: '.innerJoin(certificateDocuments,',
    without: '.leftJoin(certificateDocuments,',
    noticedBy: byCalls,
    test: 'a claim names its authority, its number and its end, and opens its document',
  },
  'goods that are no food carry the certificate of the market hall': {
    file: 'shop/certificates/find-claims.server.ts',
    guard: ', isFood(productId)',
    without: '',
    noticedBy: byCalls,
    test: 'a certificate of a brand is claimed by its products, that of the main branch by all foods',
  },
  'two nodes warn of the same certificate': {
    file: 'shop/certificates/warn-of-certificates.server.ts',
    guard: "\n    .for('update')",
    without: '',
    noticedBy: byJob,
    test: 'two nodes that warn at the same moment warn once',
  },
  'a warning is written again on the next day': {
    file: 'shop/certificates/warn-of-certificates.server.ts',
    guard: '(one.warnedDays ?? ALL_SAID)',
    without: 'ALL_SAID',
    noticedBy: byJob,
    test: 'the people who look after certificates get one mail 60, 30 and 7 days before an end',
  },
  'another end is not warned of': {
    file: 'shop/certificates/save-certificate.server.ts',
    guard: '...(isNewEnd ? { warnedDays: null } : {}),',
    without: '',
    noticedBy: byJob,
    test: 'a certificate that gets another end is warned of again',
  },
}
