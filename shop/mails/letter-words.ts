import { firstGraphemes } from '../lib/graphemes.ts'
import { m } from '../messages/m.ts'
import type { MailPart } from './mail-parts.ts'

/** A name is cut after so many characters. */
const LONGEST_NAME = 40
/** So are subjects. */
const LONGEST_SUBJECT = 140

/** Text on one line: what could end a header, or turn the direction of what follows, is gone. */
export const onOneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** A subject: one line, not too long. */
export const subjectOf = (text: string) => firstGraphemes(onOneLine(text), LONGEST_SUBJECT)

/** Something that a program for mails makes a link of. */
const likeLink = /[/@:\\]|\.\p{L}/u

/**
 * A name as a mail says it: one line, not too long. One that reads like an address of the net is left out: strangers could
 * send anybody to it by ordering in their name.
 */
export function saidName(name: string | undefined): string {
  const line = onOneLine(name ?? '')
  return likeLink.test(line) ? '' : firstGraphemes(line, LONGEST_NAME)
}

/** What strangers may have typed for others to read, on one line: programs for mails make no link of it. */
export const unlinked = (text: string) =>
  onOneLine(text)
    .replaceAll('://', ' ')
    .replaceAll(/[.@](?=\p{L})/gu, '$& ')

/** The first words of a mail. */
export function hello(name: string | undefined): MailPart {
  const said = saidName(name)
  return { kind: 'text', text: said ? m.mails_hello({ name: said }) : m.mails_hello_all() }
}

/** A paragraph. */
export const says = (text: string): MailPart => ({ kind: 'text', text })
/** A remark below what matters. */
export const remark = (text: string): MailPart => ({ kind: 'small', text })
/** A button that leads somewhere. */
export const button = (label: string, link: string): MailPart => ({ kind: 'button', says: label, link })
/** Names and values, those that are there. */
export const factsOf = (...facts: (readonly [string, string])[]): MailPart => ({
  kind: 'facts',
  facts: facts.filter(([, value]) => value.trim() !== ''),
})
