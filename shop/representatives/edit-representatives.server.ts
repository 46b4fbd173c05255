import { randomInt } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { lockAccount } from '../customers/lock-account.server.ts'
import { dropRequest, setRepresentative } from '../customers/representative-mark.server.ts'
import { isOtherStaff } from '../customers/staff/works-here.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { asCode, CODES, codeOf, isCode } from './code.rules.ts'
import { saveFormerCode, wasGiven } from './former-codes.server.ts'
import { mailRepresentative } from './mail-representative.server.ts'
import { readRepresentative } from './read-representatives.server.ts'
import {
  approveRepresentative,
  changeRepresentative,
  endRepresentative,
  type Representative,
  refuseRepresentative,
} from './representatives.contract.ts'
import { representatives } from './representatives.tables.server.ts'

/** Returns the audit text of a representative. */
const auditText = (row: { code: string; basisPoints: number }) => ({
  code: row.code,
  rate: row.basisPoints / 100,
})
const pointsOf = (rate: number) => Math.round(rate * 100)
const codeWrong = () => ({ code: m.representatives_people_code_wrong() })
const codeTaken = () => ({ code: m.representatives_people_code_taken() })

/**
 * True if another person has, or had, this code. Assignments of codes wait for each other, so that no two people get the
 * same one.
 */
async function isTaken(database: Database, code: string, custId: number): Promise<boolean> {
  await database.execute(sql`lock table ${representatives} in share row exclusive mode`)
  const found = await database
    .select({ custId: representatives.custId })
    .from(representatives)
    .where(and(sql`lower(${representatives.code}) = lower(${code})`, ne(representatives.custId, custId)))
  return found.length > 0 || (await wasGiven(database, code, custId))
}

/** Returns a code that nobody has. */
async function newCode(database: Database, custId: number): Promise<string> {
  for (;;) {
    const code = codeOf(randomInt(CODES))
    if (!(await isTaken(database, code, custId))) return code
  }
}

const shown = async (database: Database, custId: number) =>
  (await readRepresentative(database, custId)) as Representative

export const answerApproveRepresentative = handle(approveRepresentative, async (input, shop) => {
  const { database, caller, clock, audit } = shop
  const { custId, rate } = input
  if (caller.custId === custId) return refuse(approveRepresentative, 'OWN_ACCOUNT', undefined)
  if (await isOtherStaff(shop, { custId })) return refuse(approveRepresentative, 'WORKS_HERE', undefined)
  const typed = asCode(input.code)
  if (typed && !isCode(typed)) return refuse(approveRepresentative, 'BAD_INPUT', undefined, codeWrong())
  if (!(await lockAccount(database, custId))) return refuse(approveRepresentative, 'NOT_FOUND', undefined)
  const [before] = await database.select().from(representatives).where(eq(representatives.custId, custId))
  if (before && before.endedAt === null) return refuse(approveRepresentative, 'APPROVED', undefined)
  const code = typed || (before?.code ?? (await newCode(database, custId)))
  if (await isTaken(database, code, custId))
    return refuse(approveRepresentative, 'CODE_TAKEN', undefined, codeTaken())
  const now = clock()
  const row = { code, basisPoints: pointsOf(rate), since: now, endedAt: null }
  await database
    .insert(representatives)
    .values({ custId, ...row })
    .onConflictDoUpdate({
      target: representatives.custId,
      set: { ...row, version: sql`${representatives.version} + 1` },
    })
  if (before && before.code !== code) await saveFormerCode(database, before)
  await setRepresentative(database, custId, now)
  await audit.add({ action: 'approve', subject: 'representative', subjectId: custId, after: auditText(row) })
  await mailRepresentative(shop, 'representative-approved', custId, { code })
  return shown(database, custId)
})

export const answerRefuseRepresentative = handle(refuseRepresentative, async ({ custId }, shop) => {
  const { database, audit } = shop
  if (await isOtherStaff(shop, { custId })) return refuse(refuseRepresentative, 'WORKS_HERE', undefined)
  if (!(await dropRequest(database, custId))) return refuse(refuseRepresentative, 'NOT_FOUND', undefined)
  await audit.add({ action: 'refuse', subject: 'representative', subjectId: custId })
  await mailRepresentative(shop, 'representative-refused', custId)
  return { custId }
})

export const answerChangeRepresentative = handle(changeRepresentative, async (input, shop) => {
  const { database, caller, audit } = shop
  const { custId, version } = input
  if (caller.custId === custId) return refuse(changeRepresentative, 'OWN_ACCOUNT', undefined)
  if (await isOtherStaff(shop, { custId })) return refuse(changeRepresentative, 'WORKS_HERE', undefined)
  const row = { code: asCode(input.code), basisPoints: pointsOf(input.rate) }
  if (!isCode(row.code)) return refuse(changeRepresentative, 'BAD_INPUT', undefined, codeWrong())
  if (await isTaken(database, row.code, custId))
    return refuse(changeRepresentative, 'CODE_TAKEN', undefined, codeTaken())
  const [before] = await database
    .select()
    .from(representatives)
    .where(eq(representatives.custId, custId))
    .for('no key update')
  if (!before || before.endedAt !== null) return refuse(changeRepresentative, 'NOT_FOUND', undefined)
  if (before.version !== version)
    return refuse(changeRepresentative, 'CHANGED', { representative: await shown(database, custId) })
  if (before.code !== row.code || before.basisPoints !== row.basisPoints) {
    await database
      .update(representatives)
      .set({ ...row, version: version + 1 })
      .where(eq(representatives.custId, custId))
    if (before.code !== row.code) await saveFormerCode(database, before)
    const what = {
      subject: 'representative',
      subjectId: custId,
      before: auditText(before),
      after: auditText(row),
    }
    await audit.add({ action: 'change', ...what })
  }
  return shown(database, custId)
})

export const answerEndRepresentative = handle(endRepresentative, async ({ custId }, shop) => {
  const { database, clock, audit } = shop
  if (await isOtherStaff(shop, { custId })) return refuse(endRepresentative, 'WORKS_HERE', undefined)
  if (!(await lockAccount(database, custId))) return refuse(endRepresentative, 'NOT_FOUND', undefined)
  const [ended] = await database
    .update(representatives)
    .set({ endedAt: clock(), version: sql`${representatives.version} + 1` })
    .where(and(eq(representatives.custId, custId), isNull(representatives.endedAt)))
    .returning()
  if (!ended) return refuse(endRepresentative, 'NOT_FOUND', undefined)
  await setRepresentative(database, custId, null)
  await audit.add({ action: 'end', subject: 'representative', subjectId: custId, before: auditText(ended) })
  await mailRepresentative(shop, 'representative-ended', custId)
  return shown(database, custId)
})
