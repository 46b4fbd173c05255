import { alertsMutants } from './alerts-mutants.ts'
import { certificateMutants } from './certificate-mutants.ts'
import type { Mutant } from './mutant.ts'
import { recallMutants } from './recall-mutants.ts'
import { receiptsMutants } from './receipts-mutants.ts'
import { relatedMutants } from './related-mutants.ts'

const bySending = 'shop/mails/sending'
const byTexting = 'shop/mails/texting'

/** Guards of outgoing messages, as in `mutants.ts`. */
export const mailMutants: Record<string, Mutant> = {
  ...alertsMutants,
  ...certificateMutants,
  ...relatedMutants,
  ...receiptsMutants,
  ...recallMutants,
  'two senders can claim the same message': {
    file: 'shop/mails/claim-messages.server.ts',
    guard: 'nextTryAt: inFuture(LEASE),',
    without: '',
    noticedBy: bySending,
    test: 'if a sender crashes after the server took a mail',
  },
  'a sender marks a message after losing its claim': {
    file: 'shop/mails/settle-message.server.ts',
    guard: 'eq(outbox.claimedUntil, claimedUntil as Date),',
    without: '',
    noticedBy: bySending,
    test: 'a message claimed by another sender',
  },
  'strangers can send any number of mails to an address': {
    file: 'shop/mails/claim-messages.server.ts',
    guard: 'if (room <= 0) surplus.add',
    without: 'if (false) surplus.add',
    noticedBy: bySending,
    test: 'one address gets three of a kind',
  },
  'strangers can have any number of expiry mails sent to an address': {
    file: 'shop/mails/mail-limits.rules.ts',
    guard: "{ templates: ['order-expired'], most: 3, by: 'reader' },",
    without: '',
    noticedBy: bySending,
    test: 'orders that nobody pays write to an address',
  },
  'the secret of a link stays in the outbox': {
    file: 'shop/mails/settle-message.server.ts',
    guard: 'problem: null, claimedUntil: null, data: withoutSecrets',
    without: 'problem: null, claimedUntil: null',
    noticedBy: 'shop/mails/sealed-secrets',
    test: 'the secret of a link leaves with its mail',
  },
  'a message to an erased person is sent': {
    file: 'shop/mails/send-one.server.ts',
    guard: "if (!(await isStillMine(database, row))) return 'not mine'",
    without: '',
    noticedBy: bySending,
    test: 'a person erased after the claim of their message',
  },
  'a person who has opted out gets a text message': {
    file: 'shop/mails/send-one.server.ts',
    guard: '!(await isAllowed(database, row, custId))',
    without: 'false',
    noticedBy: byTexting,
    test: 'a person who has opted out',
  },
  'anyone can send STOP for another person': {
    file: 'shop/mails/incoming-sms.route.server.ts',
    guard: '!isFromTwilio(signature, token, url, fields)',
    without: 'false',
    noticedBy: 'shop/mails/incoming-sms',
    test: 'only requests signed by Twilio count',
  },
}
