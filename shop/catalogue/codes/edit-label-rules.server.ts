import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { checkLabelRule, MOST_RULES, plainPattern } from './check-label-rule.rules.ts'
import { arrangeLabelRules, deleteLabelRule, findLabelRules, saveLabelRule } from './label-rules.contract.ts'
import { barcodeRules } from './label-rules.tables.server.ts'
import { readLabelRules } from './read-label-rules.server.ts'

/** Locks the rules until the transaction ends, so that changes wait for each other. */
const holdRules = (database: Database) =>
  database.execute(sql`lock table ${barcodeRules} in share row exclusive mode`)

export const answerFindLabelRules = handle(findLabelRules, (_input, { database }) => readLabelRules(database))

export const answerSaveLabelRule = handle(saveLabelRule, async (input, shop) => {
  const { database, clock, audit } = shop
  const { ruleId, updatedDate, ...typed } = input
  const rule = {
    ...typed,
    pattern: plainPattern(typed.pattern),
    unit: typed.measure === 'PRICE' ? null : typed.unit,
  }
  const wrong = checkLabelRule(rule)
  if (Object.keys(wrong).length > 0) return refuse(saveLabelRule, 'BAD_INPUT', undefined, wrong)
  await holdRules(database)
  const rules = await readLabelRules(database)
  const before = rules.find(one => one.ruleId === ruleId)
  if (ruleId !== undefined && !before) return refuse(saveLabelRule, 'NOT_FOUND', undefined)
  if (before && updatedDate !== undefined && before.updatedDate !== updatedDate)
    return refuse(saveLabelRule, 'CHANGED', { rules })
  const others = rules.filter(one => one !== before)
  const twin = others.find(({ pattern }) => pattern === rule.pattern)
  if (twin)
    return refuse(saveLabelRule, 'BAD_INPUT', undefined, {
      pattern: m.catalogue_label_pattern_taken({ name: twin.ruleName }),
    })
  if (!before && others.length >= MOST_RULES)
    return refuse(saveLabelRule, 'BAD_INPUT', undefined, {
      ruleName: m.catalogue_labels_many({ most: MOST_RULES }),
    })
  const values = { ...rule, updatedAt: clock() }
  const last = sql`(select coalesce(max(position), -1) + 1 from barcode_rules)` as unknown as number
  const [saved] = before
    ? await database
        .update(barcodeRules)
        .set(values)
        .where(eq(barcodeRules.ruleId, before.ruleId))
        .returning()
    : await database
        .insert(barcodeRules)
        .values({ ...values, position: last })
        .returning()
  const subjectId = saved?.ruleId ?? 0
  const answer = await readLabelRules(database)
  const after = answer.find(one => one.ruleId === subjectId)
  await audit.add({ action: before ? 'save' : 'add', subject: 'label rule', subjectId, before, after })
  return answer
})

export const answerArrangeLabelRules = handle(arrangeLabelRules, async ({ ruleIds }, { database, audit }) => {
  await holdRules(database)
  const rules = await readLabelRules(database)
  const before = rules.map(({ ruleId }) => ruleId)
  if ([...before].sort().join() !== [...ruleIds].sort().join())
    return refuse(arrangeLabelRules, 'CHANGED', { rules })
  for (const [position, ruleId] of ruleIds.entries())
    await database.update(barcodeRules).set({ position }).where(eq(barcodeRules.ruleId, ruleId))
  await audit.add({ action: 'arrange', subject: 'label rules', subjectId: 'all', before, after: ruleIds })
  return readLabelRules(database)
})

export const answerDeleteLabelRule = handle(deleteLabelRule, async ({ id }, { database, audit }) => {
  await holdRules(database)
  const before = (await readLabelRules(database)).find(({ ruleId }) => ruleId === id)
  if (!before) return refuse(deleteLabelRule, 'NOT_FOUND', undefined)
  await database.delete(barcodeRules).where(eq(barcodeRules.ruleId, id))
  await audit.add({ action: 'delete', subject: 'label rule', subjectId: id, before })
  return readLabelRules(database)
})
