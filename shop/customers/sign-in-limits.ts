import type { Limit } from '../lib/limits.server.ts'

const QUARTER = 900
const HOUR = 3600

/** Wrong passwords for one account, from wherever they come; and from a browser that signed in to it before, counted apart. */
export const guessesAtAccount: Limit = { name: 'guess-account', most: 10, seconds: QUARTER }
/** Wrong passwords from one address, for whichever accounts. */
export const guessesFromAddress: Limit = { name: 'guess-address', most: 100, seconds: QUARTER }
/** Accounts opened from one address. */
export const registrationsFromAddress: Limit = { name: 'register-address', most: 60, seconds: HOUR }
/** Mails to one mailbox that somebody asked for. */
export const mailsToMailbox: Limit = { name: 'mail-mailbox', most: 3, seconds: HOUR }
/** Mails that were asked for from one address. */
export const mailsFromAddress: Limit = { name: 'mail-address', most: 20, seconds: HOUR }
/** Mailed links that were tried from one address. */
export const linksFromAddress: Limit = { name: 'link-address', most: 60, seconds: HOUR }
