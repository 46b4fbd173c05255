import { and, asc, between, inArray, isNull } from 'drizzle-orm'
import type { CertificateKind } from '../catalogue/filters/certified-kinds.ts'
import { mailboxesOfHolders } from '../customers/staff/mailboxes-of-holders.server.ts'
import { daysLater, showDay } from '../lib/dates/dates.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { kindWord } from './certificate-words.ts'
import { WARNED_AT, warningDue } from './certificates.rules.ts'
import { certificates } from './certificates.tables.server.ts'

/** The most certificates in one mail; the next one names the others. */
const MOST_NAMED = 25
/** The hour in the shop's time zone from which the mails are written. */
const FROM_HOUR = 7
/** More days than any warning: nothing was said yet, or nothing is due. */
const ALL_SAID = Number.POSITIVE_INFINITY

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
  const inReach = between(certificates.expiresOn, today, daysLater(today, WARNED_AT[0]))
  const held = await database
    .select()
    .from(certificates)
    .where(and(isNull(certificates.withdrawnAt), inReach))
    .orderBy(asc(certificates.expiresOn), asc(certificates.certificateId))
    .for('update')
  const ending = held
    .filter(one => (warningDue(one, today) ?? ALL_SAID) < (one.warnedDays ?? ALL_SAID))
    .slice(0, MOST_NAMED)
  if (ending.length === 0) return { warned: 0 }
  for (const [warnedDays, those] of Map.groupBy(ending, one => warningDue(one, today)))
    await database
      .update(certificates)
      .set({ warnedDays })
      .where(
        inArray(
          certificates.certificateId,
          those.map(({ certificateId }) => certificateId),
        ),
      )
  const goods = ending.map(({ kind, authority, number, expiresOn }) => ({
    name: m.certificates_claim({ kind: kindWord(kind as CertificateKind), authority, number }),
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
