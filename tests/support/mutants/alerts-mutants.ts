import type { Mutant } from './mutant.ts'

const byAsking = 'shop/catalogue/alerts/alerts'
const byJob = 'server/jobs/alerts-job'

/** Guards of the mails about products that are back: one for each wish, and only for people who may expect it. */
export const alertsMutants: Record<string, Mutant> = {
  'two nodes write the letter of the same alert': {
    file: 'shop/catalogue/alerts/write-alerts.server.ts',
    guard: ' for update of a skip locked',
    without: '',
    noticedBy: byJob,
    test: 'three nodes that work at the same moment write one letter to each person',
  },
  'people who ask at the same time wait for more than the most': {
    file: 'shop/catalogue/alerts/add-alert.server.ts',
    guard: 'pg_advisory_xact_lock(',
    without: '(',
    noticedBy: byAsking,
    test: 'a guest with the most products is answered as always',
  },
  'the requests of one account do not wait for each other': {
    file: 'shop/catalogue/alerts/add-alert.server.ts',
    guard: 'if (custId !== null) await lockAccount(database, custId)',
    without: '',
    noticedBy: byAsking,
    test: 'account whose address changes',
  },
  'an alert is written for a product that can be bought': {
    file: 'shop/catalogue/alerts/ask-alert.server.ts',
    guard: 'if (found.canBuy)',
    without: 'if (false)',
    noticedBy: byAsking,
    test: 'a product that can be bought, is hidden or does not exist is refused',
  },
  'an account takes over the alerts of a mailbox that it only typed': {
    file: 'shop/catalogue/alerts/add-alert.server.ts',
    guard: 'isProven ? custId : null',
    without: 'custId',
    noticedBy: byAsking,
    test: 'an account takes over what its owner asked for as a guest, once the mailbox is proven',
  },
  'any number of addresses can be typed from one place': {
    file: 'shop/catalogue/alerts/ask-alert.server.ts',
    guard: 'if (email !== undefined) await limits.spend',
    without: 'if (false) await limits.spend',
    noticedBy: byAsking,
    test: 'addresses that are typed from one place are limited',
  },
  'the alerts of an erased person stay': {
    file: 'shop/office/people/erase-person.server.ts',
    guard: 'await forgetAlerts(database, theirs.stock_alerts)',
    without: '',
    noticedBy: byJob,
    test: 'the alerts of an erased person are gone, and no letter follows',
  },
  'a person who got the only mail stays in the outbox': {
    file: 'shop/mails/settle-message.server.ts',
    guard: 'forgetsReader(row.template)',
    without: 'false',
    noticedBy: 'shop/mails/sending',
    test: 'the reader of a mail that is the only one',
  },
}
