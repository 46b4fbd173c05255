import { m } from '../../messages/m.ts'
import type { MessageFacts } from '../mail-facts.ts'
import type { Letter, MailPart } from '../mail-parts.ts'
import { button, hello, remark, saidName, says } from './letter-words.ts'

type Writes = (facts: MessageFacts) => Letter

/** A letter to an account holder: a greeting, what happened, and any further parts. */
const letter = (
  subject: (inputs: { shop: string }) => string,
  title: () => string,
  text: () => string,
  more: (facts: MessageFacts) => readonly MailPart[] = () => [],
): Writes => {
  return facts => ({
    subject: subject({ shop: facts.shopName }),
    preheader: text(),
    title: title(),
    parts: [hello(facts.data.firstName), says(text()), ...more(facts)],
  })
}

const first = ({ links }: MessageFacts) => links[0]?.link ?? ''

/** One button, or one for each account that was registered with this email address. */
const resets = (facts: MessageFacts): MailPart[] =>
  facts.links.length < 2
    ? [button(m.mails_button_reset(), first(facts))]
    : [
        says(m.mails_reset_several()),
        ...facts.links.map(({ name, link }) =>
          button(m.mails_button_reset_of({ name: saidName(name) }), link),
        ),
      ]

/** The letters about accounts, by template. */
export const accountLetters: Record<string, Writes> = {
  'prove-email': letter(m.mails_prove_email, m.mails_prove_email_title, m.mails_prove_email_text, facts => [
    button(m.mails_button_prove(), first(facts)),
    remark(m.mails_not_you()),
  ]),
  'email-in-use': letter(
    m.mails_email_in_use,
    m.mails_email_in_use_title,
    m.mails_email_in_use_text,
    facts => [button(m.mails_button_join(), first(facts)), remark(m.mails_in_use_not_you())],
  ),
  'reset-password': letter(
    m.mails_reset_password,
    m.mails_reset_password_title,
    m.mails_reset_password_text,
    facts => [...resets(facts), remark(m.mails_reset_not_you())],
  ),
  'sign-in-code': letter(
    m.mails_sign_in_code,
    m.mails_sign_in_code_title,
    m.mails_sign_in_code_text,
    ({ code }) => [{ kind: 'code', code }, remark(m.mails_sign_in_code_not_you())],
  ),
  'email-change-asked': letter(
    m.mails_email_change_asked,
    m.mails_email_change_asked_title,
    m.mails_email_change_asked_text,
  ),
  'password-changed': letter(
    m.mails_password_changed,
    m.mails_password_changed_title,
    m.mails_password_changed_text,
  ),
  'second-factor-on': letter(m.mails_factor_on, m.mails_factor_on_title, m.mails_factor_on_text),
  'second-factor-off': letter(m.mails_factor_off, m.mails_factor_off_title, m.mails_factor_off_text),
  'recovery-codes-renewed': letter(
    m.mails_codes_renewed,
    m.mails_codes_renewed_title,
    m.mails_codes_renewed_text,
  ),
  'representative-approved': letter(
    m.mails_representative_approved,
    m.mails_representative_approved_title,
    m.mails_representative_approved_text,
    ({ data, office }) => [{ kind: 'code', code: data.code ?? '' }, button(m.mails_button_office(), office)],
  ),
  'representative-refused': letter(
    m.mails_representative_refused,
    m.mails_representative_refused_title,
    m.mails_representative_refused_text,
  ),
  'representative-ended': letter(
    m.mails_representative_ended,
    m.mails_representative_ended_title,
    m.mails_representative_ended_text,
  ),
}
