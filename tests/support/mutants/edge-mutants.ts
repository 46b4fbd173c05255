import type { Mutant } from './mutant.ts'
import { watchMutants } from './watch-mutants.ts'

/** Guards against strangers: what they may learn, and what they may make the shop do. */
export const edgeMutants: Record<string, Mutant> = {
  ...watchMutants,
  'a stream stays open after its session has ended': {
    file: 'server/edge/live.ts',
    guard: 'caller !== undefined && mayAsStaff(topic.who, rolesAnywhere(caller))',
    without: 'caller !== undefined',
    noticedBy: 'server/edge/live',
    test: 'ends with the session or the role',
  },
  'a stream stays open until its next heartbeat': {
    file: 'server/edge/live.ts',
    guard: "['staff', 'settings', 'anything']",
    without: '[]',
    noticedBy: 'server/edge/live',
    test: 'a stream ends at once, on every worker',
  },
  'a node counts as up to date before it has received the changes': {
    file: 'server/process/changes.ts',
    guard: 'return hearsNow()',
    without: 'return undefined',
    noticedBy: 'server/process/changes',
    test: 'a node that receives nothing does not count as up to date',
  },
  'a reached limit is not logged as an event': {
    file: 'server/process/logs.ts',
    guard: "429: 'limit reached',",
    without: '',
    noticedBy: 'server/process/quiet-logs',
    test: 'failed sign-ins, refused permissions and reached limits are events',
  },
  'a field of a body may come twice': {
    file: 'server/calls/json-body.ts',
    guard: 'inner.keys?.has(inner.at)',
    without: 'false',
    noticedBy: 'server/calls/bad-input',
    test: 'a body that has a field twice is refused',
  },
  'the database holds the secrets of mailed links': {
    file: 'shop/mails/sealed-secrets.server.ts',
    guard: 'SEALED + seal(one.secret, keyOf(derive), recipient)',
    without: 'one.secret',
    noticedBy: 'shop/mails/sealed-secrets',
    test: 'the database alone opens no link',
  },
  'a sealed secret opens for another recipient': {
    file: 'shop/mails/sealed-secrets.server.ts',
    guard: 'return unseal(secret.slice(SEALED.length), keyOf(derive), recipient)',
    without: 'return secret',
    noticedBy: 'shop/mails/sealed-secrets',
    test: 'the database alone opens no link',
  },
  'the password alone is enough after too many guesses': {
    file: 'shop/customers/sign-in/check-credentials.server.ts',
    guard: "if (!code) return 'needs code'",
    without: '',
    noticedBy: 'shop/customers/sign-in/mailed-code',
    test: 'after too many guesses a stranger learns nothing',
  },
  'a mailed code works twice': {
    file: 'shop/customers/sign-in/mailed-code.server.ts',
    guard: "(await useLink(database, 'sign-in', secret, clock())) !== undefined",
    without: "(await readLink(database, 'sign-in', secret, clock())) !== undefined",
    noticedBy: 'shop/customers/sign-in/mailed-code',
    test: 'a code works once, for its own mailbox',
  },
  'passwords sent with a mailed code are not counted': {
    file: 'shop/customers/sign-in/check-credentials.server.ts',
    guard: 'await shop.limits.spend(guessesWithCode, mailbox.toLowerCase())',
    without: '',
    noticedBy: 'shop/customers/sign-in/mailed-code',
    test: 'even beside a right code, only a few passwords',
  },
  'an own export reveals the kind of a mail': {
    file: 'shop/office/people/export-person.server.ts',
    guard: "case template when 'email-in-use' then 'prove-email' else template end",
    without: 'template',
    noticedBy: 'shop/office/people/export-person',
    test: 'an own export does not reveal',
  },
  'an own export reveals if a mail was delivered': {
    file: 'shop/office/people/export-person.server.ts',
    guard: "column === 'sent_at' || column === 'problem'",
    without: 'false',
    noticedBy: 'shop/office/people/export-person',
    test: 'an own export does not reveal',
  },
  'an own export includes the password resets of an unconfirmed mailbox': {
    file: 'shop/office/people/export-person.server.ts',
    guard: 'and (not template = any(',
    without: 'and (true or template = any(',
    noticedBy: 'shop/office/people/export-person',
    test: 'an own export does not reveal',
  },
}
