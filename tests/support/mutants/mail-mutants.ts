import type { Mutant } from './mutant.ts'

const bySending = 'shop/mails/sending'
const byTexting = 'shop/mails/texting'

/** Guards of outgoing messages, as in `mutants.ts`. */
export const mailMutants: Record<string, Mutant> = {
  'a claim keeps nobody else from sending': {
    file: 'shop/mails/claim-messages.server.ts',
    guard: 'nextTryAt: inFuture(LEASE),',
    without: '',
    noticedBy: bySending,
    test: 'if a sender crashes after the server took a mail',
  },
  'who lost a claim marks a message all the same': {
    file: 'shop/mails/settle-message.server.ts',
    guard: 'eq(outbox.claimedUntil, claimedUntil as Date),',
    without: '',
    noticedBy: bySending,
    test: 'a message claimed by another sender',
  },
  'an address gets as many mails as strangers like': {
    file: 'shop/mails/claim-messages.server.ts',
    guard: 'if (room <= 0) surplus.add',
    without: 'if (false) surplus.add',
    noticedBy: bySending,
    test: 'one address gets three of a kind',
  },
  'strangers have as many mails written as orders run out': {
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
  'a message to who was erased goes out': {
    file: 'shop/mails/send-one.server.ts',
    guard: "if (!(await isStillMine(database, row))) return 'not mine'",
    without: '',
    noticedBy: bySending,
    test: 'a person erased after the claim of their message',
  },
  'a text message goes to who has said no': {
    file: 'shop/mails/send-one.server.ts',
    guard: '!(await isAllowed(database, row, custId))',
    without: 'false',
    noticedBy: byTexting,
    test: 'a person who has opted out',
  },
  'anybody says STOP for others': {
    file: 'shop/mails/incoming-sms.route.server.ts',
    guard: '!isFromTwilio(signature, token, url, fields)',
    without: 'false',
    noticedBy: 'shop/mails/incoming-sms',
    test: 'only requests signed by Twilio count',
  },
}
