import { sql } from 'drizzle-orm'
import { mailboxesOfHolders } from '../customers/staff/mailboxes-of-holders.server.ts'
import { showDay } from '../lib/dates/dates.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { CertificateKind } from './certificate-kinds.ts'
import { kindWord } from './certificate-words.ts'
import { WARNED_AT } from './certificates.rules.ts'

/** The most certificates in one mail; the next one names the others. */
const MOST_NAMED = 25
/** The hour in the shop's time zone from which the mails are written. */
const FROM_HOUR = 7

type Ending = {
  certificateId: number
  kind: CertificateKind
  authority: string
  number: string
  expiresOn: string
}

/** The warning that is due, by the days that are left (`warningDue`). */
const due = (left: ReturnType<typeof sql>) =>
  sql`case ${sql.join(
    [...WARNED_AT]
      .reverse()
      .map(days => sql`when ${left} <= ${sql.raw(String(days))} then ${sql.raw(String(days))}`),
    sql` `,
  )} end`

/**
 * Notes the warnings that are due, and writes one mail about them to each person who looks after certificates, or to the shop if no such
 * person has a proven mailbox. Each warning is written once, also if several nodes do this at the same time. Returns the number of
 * certificates that were warned of.
 */
export async function warnOfCertificates({
  database,
  outbox,
  clock,
}: Pick<Shop, 'database' | 'outbox' | 'clock'>): Promise<{ warned: number }> {
  const { timeZone, email } = await readSettings(database)
  const [today = '', time = ''] = clock().toLocaleString('sv', { timeZone }).split(' ')
  if (Number(time.slice(0, 2)) < FROM_HOUR) return { warned: 0 }
  const { rows } = await database.execute<Ending>(sql`
    with ending as (
      select certificate_id, ${due(sql`(expires_on - ${today}::date)`)} as days from certificates
      where withdrawn_at is null and expires_on between ${today}::date and ${today}::date + ${sql.raw(String(WARNED_AT[0]))}
        and (warned_days is null or warned_days > ${due(sql`(expires_on - ${today}::date)`)})
      order by expires_on, certificate_id limit ${MOST_NAMED} for update
    )
    update certificates c set warned_days = ending.days from ending where c.certificate_id = ending.certificate_id
    returning c.certificate_id as "certificateId", c.kind, c.authority, c.number, c.expires_on::text as "expiresOn"`)
  if (rows.length === 0) return { warned: 0 }
  const ending = rows.sort((one, other) => one.expiresOn.localeCompare(other.expiresOn))
  const goods = ending.map(({ kind, authority, number, expiresOn }) => ({
    name: m.certificates_claim({ kind: kindWord(kind), authority, number }),
    ...{ quantity: '', about: '' },
    price: m.certificates_ends_on({ day: showDay(expiresOn) }),
  }))
  const people = await mailboxesOfHolders(database, 'catalogue')
  const cause = ending.map(({ certificateId }) => certificateId).join(' ')
  await outbox.add(
    ...(people.length > 0 ? people : [email]).map(recipient => ({
      ...{ channel: 'mail' as const, template: 'certificates-ending', recipient, data: { goods } },
      dedupeKey: `certificates-ending ${today} ${cause} ${recipient}`,
    })),
  )
  return { warned: ending.length }
}
