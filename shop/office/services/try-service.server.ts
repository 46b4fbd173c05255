import { randomUUID } from 'node:crypto'
import { findAccount } from '../../customers/find-accounts.server.ts'
import { internationalNumber } from '../../customers/phone-number.server.ts'
import { smsNumberOf } from '../../customers/sms-consent.server.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import type { ServiceName } from '../../lib/services.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { mailerOf, smsProviderOf } from '../../mails/carriers.server.ts'
import { SendFailure } from '../../mails/send-failure.ts'
import { writeMail } from '../../mails/write-mail.server.ts'
import { m } from '../../messages/m.ts'
import { providerOf } from '../../payments/providers/providers.server.ts'
import { readStaffSettings } from '../../settings/read-settings.server.ts'
import { tryService } from './services.contract.ts'

type Outcome = { works: boolean; says: string }

const triesByAccount: Limit = { name: 'try-service', most: 20, seconds: 3600 }
/** The longest try in milliseconds: a browser waits a little longer. */
const LONGEST = 15_000
/** The timeouts of a mail server that is only tried. */
const patience = { connect: 6_000, greeting: 6_000, socket: 8_000 }

const works = (says: string): Outcome => ({ works: true, says })
const fails = (says: string): Outcome => ({ works: false, says })

/** The outcome of a try; a failure in words for staff. */
async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  const late = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => late.resolve(fails(m.office_services_no_answer())), LONGEST)
  try {
    return await Promise.race([work(), late.promise])
  } catch (error) {
    if (error instanceof SendFailure) return fails(error.words)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function tryMail({ database, services, publicAddress, derive, caller }: SignedInShop) {
  const account = await findAccount(database, caller.custId)
  const mailer = await mailerOf(services.values, patience)
  if (!mailer || !account) return fails(m.office_services_none())
  try {
    const { email, firstName } = account
    const test = {
      messageId: `test-${randomUUID()}`,
      template: 'test',
      recipient: email,
      data: { firstName },
    }
    const settings = await readStaffSettings(database)
    const mail = await writeMail(database, test, { settings, publicAddress, derive })
    if (mail) await mailer.send(mail)
    return works(m.office_services_mail_works({ email }))
  } finally {
    mailer.close()
  }
}

async function tryTexts({ database, services, caller }: SignedInShop) {
  const provider = await smsProviderOf(services.values)
  if (!provider) return fails(m.office_services_none())
  const { smsSender, defaultCountry, shopName } = await readStaffSettings(database)
  const typed = await smsNumberOf(database, caller.custId)
  const to = typed && internationalNumber(typed, defaultCountry)
  if (!to) return fails(m.office_services_no_number())
  const text = m.mails_sms_test({ shop: shopName })
  await provider.send({ to, from: smsSender, text, key: `souk-test-${randomUUID()}` })
  return works(m.office_services_text_works({ number: to }))
}

async function tryCards(shop: SignedInShop) {
  const answer = await providerOf(shop)?.check()
  if (answer === 'works') return works(m.office_services_cards_work())
  if (answer === 'practice') return works(m.office_services_cards_practice())
  if (answer === 'refused') return fails(m.office_services_cards_refused())
  return fails(answer ? m.office_services_cards_silent() : m.office_services_none())
}

/** Opens the shop at its public address, and compares a mark that only this shop can make. */
async function tryAddress({ publicAddress, derive }: SignedInShop) {
  if (!publicAddress) return fails(m.office_services_none())
  const { markOf, MARK_PATH } = await import('./address-mark.route.server.ts')
  try {
    const signal = AbortSignal.timeout(8_000)
    const answer = await fetch(publicAddress + MARK_PATH, { redirect: 'manual', signal })
    if (answer.status >= 300 && answer.status < 400) return fails(m.office_services_address_elsewhere())
    const shown = (await answer.text()).slice(0, 200)
    return shown === markOf(derive)
      ? works(m.office_services_address_works())
      : fails(m.office_services_address_other())
  } catch {
    return fails(m.office_services_address_silent())
  }
}

const tries: Record<ServiceName, (shop: SignedInShop) => Promise<Outcome>> = {
  address: tryAddress,
  mail: tryMail,
  texts: tryTexts,
  cards: tryCards,
}

export const answerTryService = handlePrepared(
  tryService,
  async ({ name }, shop) => {
    await shop.limits.spend(triesByAccount, String(shop.caller.custId))
    return outcomeOf(() => tries[name](shop))
  },
  async ({ name }, { audit }, outcome) => {
    await audit.add({
      action: 'try',
      subject: 'service',
      subjectId: name,
      after: { works: outcome.works },
    })
    return outcome
  },
)
