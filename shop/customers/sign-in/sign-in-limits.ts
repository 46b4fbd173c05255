import type { Limit } from '../../lib/limits.server.ts'

const QUARTER = 900
const HOUR = 3600

/**
 * Wrong passwords for one name (a login id, an e-mail), from any address and whether or not the account exists; and, in a
 * separate count, from a browser that signed in to the account before. An account has two names. After that, a guess needs a
 * mailed code, so that nobody can lock the owner out.
 */
export const guessesAtName: Limit = { name: 'guess-name', most: 5, seconds: QUARTER }
/** Wrong passwords from one address, for any names. */
export const guessesFromAddress: Limit = { name: 'guess-address', most: 100, seconds: QUARTER }
/** Wrong passwords beside a mailed code, which only the reader of the mailbox has. */
export const guessesWithCode: Limit = { name: 'guess-code', most: 5, seconds: QUARTER }
/** Accounts opened from one address. */
export const registrationsFromAddress: Limit = { name: 'register-address', most: 60, seconds: HOUR }
/** Mails that prove a mailbox, to one mailbox. */
export const proofsToMailbox: Limit = { name: 'proof-mailbox', most: 3, seconds: HOUR }
/** Mails that reset a password, to one mailbox: a separate count, so that registering with it does not use this one up. */
export const resetsToMailbox: Limit = { name: 'reset-mailbox', most: 3, seconds: HOUR }
/** Codes to sign in, mailed for one name. Each works for an hour, so the earlier ones still do when no more are mailed. */
export const codesForName: Limit = { name: 'code-name', most: 3, seconds: HOUR }
/** Codes to sign in, requested from one address. */
export const codesFromAddress: Limit = { name: 'code-address', most: 10, seconds: HOUR }
/** Mails requested from one address. */
export const mailsFromAddress: Limit = { name: 'mail-address', most: 5, seconds: HOUR }
/** Mailed links tried from one address. */
export const linksFromAddress: Limit = { name: 'link-address', most: 60, seconds: HOUR }
/** Invitations that one account mails. */
export const invitationsByAccount: Limit = { name: 'invite-account', most: 60, seconds: HOUR }

/** Returns the key of a typed name. */
export const typedName = (typed: string) => `typed ${typed.trim().toLowerCase()}`
