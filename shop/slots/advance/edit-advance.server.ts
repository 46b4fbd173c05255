import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { clockTime, minutesAt } from '../../hours/clock-times.rules.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { readActiveBranches, readBranches } from '../../settings/branches/read-branches.server.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import {
  type AdvanceRule,
  deleteAdvanceRule,
  findAdvanceOfProduct,
  findAdvanceRules,
  saveAdvanceRule,
} from './advance.contract.ts'
import { advanceWords, checkAdvance } from './advance.rules.ts'
import { advanceRules } from './advance.tables.server.ts'
import { readAdvance } from './read-advance.server.ts'

type Row = typeof advanceRules.$inferSelect & { products: AdvanceRule['products'] | null }

function show({ productIds: _, updatedAt, cutOffTime, products, ...row }: Row): AdvanceRule {
  return {
    ...row,
    products: products ?? [],
    cutOffTime: cutOffTime === null ? null : clockTime(cutOffTime),
    says: advanceWords({ ...row, cutOffTime }),
    updatedDate: updatedAt.toISOString(),
  }
}

/** Reads the rules as they were added, with the names of their products. */
async function readRules(database: Database): Promise<AdvanceRule[]> {
  const rows = await database
    .select({
      rule: advanceRules,
      products: sql<AdvanceRule['products'] | null>`(
        select json_agg(json_build_object('productId', p.product_id, 'productName', p.product_name) order by p.product_name)
        from products p where p.product_id = any(${advanceRules.productIds}))`,
    })
    .from(advanceRules)
    .orderBy(advanceRules.ruleId)
  return rows.map(({ rule, products }) => show({ ...rule, products }))
}

export const answerFindAdvanceRules = handle(findAdvanceRules, (_input, { database }) => readRules(database))

/** Locks the rules until the transaction ends, so that changes wait for each other. */
const holdRules = (database: Database) =>
  database.execute(sql`lock table ${advanceRules} in share row exclusive mode`)

/** Returns the errors of a rule that names something the shop does not have, by field. */
async function missingGoods(
  database: Database,
  { deptNames, productIds }: { deptNames: readonly string[]; productIds: readonly number[] },
): Promise<Record<string, string>> {
  const { rows } = await database.execute<{ departments: number; products: number }>(sql`select
    (select count(*)::int from departments where dept_name = any(${sql.param(deptNames)}::text[])) as departments,
    (select count(*)::int from products where product_id = any(${sql.param(productIds)}::int[])) as products`)
  const [found] = rows
  return {
    ...(found?.departments === deptNames.length ? {} : { deptNames: m.slots_goods_needed() }),
    ...(found?.products === productIds.length ? {} : { productIds: m.slots_goods_needed() }),
  }
}

export const answerSaveAdvanceRule = handle(saveAdvanceRule, async (input, shop) => {
  const { database, clock, audit } = shop
  const { ruleId, updatedDate, cutOffTime, ...typed } = input
  const unique = <Value>(values: readonly Value[]) => [...new Set(values)].sort()
  const written = {
    ...typed,
    ...{ deptNames: unique(typed.deptNames), productIds: unique(typed.productIds) },
    weekdays: unique(typed.weekdays),
  }
  const wrong = {
    ...checkAdvance({ ...written, cutOffTime }, await dayOfShop(shop.database, shop.clock)),
    ...(await missingGoods(database, written)),
  }
  if (Object.keys(wrong).length) return refuse(saveAdvanceRule, 'BAD_INPUT', undefined, wrong)
  await holdRules(database)
  const { branchId } = written
  const branches = branchId === null ? [] : await readBranches(database)
  if (branchId !== null && !branches.some(branch => branch.branchId === branchId))
    return refuse(saveAdvanceRule, 'NOT_FOUND', undefined)
  const rules = await readRules(database)
  const before = rules.find(rule => rule.ruleId === ruleId)
  if (ruleId !== undefined && !before) return refuse(saveAdvanceRule, 'NOT_FOUND', undefined)
  if (before && updatedDate !== undefined && before.updatedDate !== updatedDate)
    return refuse(saveAdvanceRule, 'CHANGED', { rules })
  const values = {
    ...written,
    cutOffTime: cutOffTime === null ? null : minutesAt(cutOffTime),
    updatedAt: clock(),
  }
  const [saved] = before
    ? await database
        .update(advanceRules)
        .set(values)
        .where(eq(advanceRules.ruleId, before.ruleId))
        .returning({ ruleId: advanceRules.ruleId })
    : await database.insert(advanceRules).values(values).returning({ ruleId: advanceRules.ruleId })
  const after = await readRules(database)
  await audit.add({
    ...{ action: before ? 'save' : 'add', subject: 'advance rules', subjectId: saved?.ruleId ?? 0 },
    ...(before ? { before } : {}),
    after: after.find(rule => rule.ruleId === saved?.ruleId),
  })
  return after
})

export const answerDeleteAdvanceRule = handle(deleteAdvanceRule, async ({ id }, { database, audit }) => {
  await holdRules(database)
  const before = (await readRules(database)).find(({ ruleId }) => ruleId === id)
  if (!before) return refuse(deleteAdvanceRule, 'NOT_FOUND', undefined)
  await database.delete(advanceRules).where(eq(advanceRules.ruleId, id))
  await audit.add({ action: 'delete', subject: 'advance rules', subjectId: id, before })
  return readRules(database)
})

export const answerFindAdvanceOfProduct = handle(
  findAdvanceOfProduct,
  async ({ productId }, { database }) => {
    const [rules, branches] = await Promise.all([
      readAdvance(database, [productId]),
      readActiveBranches(database),
    ])
    const says = rules.flatMap(rule => {
      const words = advanceWords(rule)
      if (rule.branchId === null) return [words]
      const branch = branches.find(({ branchId }) => branchId === rule.branchId)
      if (!branch) return []
      return [branches.length === 1 ? words : m.slots_ahead_at({ branch: branch.branchName, words })]
    })
    return { says: [...new Set(says)] }
  },
)
