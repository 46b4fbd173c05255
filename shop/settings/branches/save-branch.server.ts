import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { configuredMethods } from '../choices.ts'
import { readSettings } from '../read-settings.server.ts'
import { changeSettings, holdSettings } from '../save-settings.server.ts'
import { branches } from '../settings.tables.server.ts'
import { MOST_BRANCHES, openBranch, saveBranch } from './branches.contract.ts'
import { type BranchRow, readBranches, showBranch, showStaffBranch } from './read-branches.server.ts'

const named = (name: string) => name.toLowerCase()

/** Returns the settings that the main branch has too. */
function settingsOf(row: BranchRow) {
  const { branchName, address, country: branchCountry, phone1: phone, phone2, position } = showBranch(row)
  return { branchName, address, branchCountry, phone, phone2, position }
}

export const answerSaveBranch = handle(saveBranch, async (input, shop) => {
  const { database, clock, cards, audit } = shop
  const { branchId, updatedDate, isMain, ...written } = input
  // Only one save at a time: names stay unique, and there is one main branch.
  await holdSettings(database)
  const all = await readBranches(database)
  const before = all.find(one => one.branchId === branchId)
  if (branchId !== undefined && !before) return refuse(saveBranch, 'NOT_FOUND', undefined)
  if (before && updatedDate !== undefined && before.updatedAt.toISOString() !== updatedDate)
    return refuse(saveBranch, 'CHANGED', { branches: all.map(showStaffBranch) })
  const others = all.filter(one => one !== before)
  const wrong = (fields: Record<string, string>) => refuse(saveBranch, 'BAD_INPUT', undefined, fields)
  if (others.some(one => named(one.branchName) === named(written.branchName)))
    return wrong({ branchName: m.settings_name_taken() })
  if (!before && others.length >= MOST_BRANCHES)
    return wrong({ branchName: m.settings_branches_many({ count: MOST_BRANCHES }) })
  const works = [...configuredMethods(cards), ...(before?.paymentMethods ?? [])]
  if (written.paymentMethods?.some(method => !works.includes(method)))
    return wrong({ paymentMethods: m.settings_method_not_set_up() })
  if (isMain && before?.activeFlag === false) return wrong({ isMain: m.settings_branch_closed() })
  const becomesMain = isMain && !before?.isMain
  if (becomesMain) await database.update(branches).set({ isMain: false }).where(eq(branches.isMain, true))
  const values = { ...written, city: '', updatedAt: clock(), ...(becomesMain ? { isMain } : {}) }
  const { timeZone } = await readSettings(database)
  const [after] = before
    ? await database.update(branches).set(values).where(eq(branches.branchId, before.branchId)).returning()
    : await database
        .insert(branches)
        .values({ ...values, timeZone })
        .returning()
  if (after?.isMain) await changeSettings(mainSettings(after, before, becomesMain), shop)
  await audit.add({
    action: before ? 'save' : 'add',
    subject: 'branch',
    subjectId: after?.branchId ?? 0,
    before: before && showStaffBranch(before),
    after: after && showStaffBranch(after),
  })
  return (await readBranches(database)).map(showStaffBranch)
})

/** Returns the settings that change with a main branch: all that it has if it is new as such, else those that were changed. */
function mainSettings(after: BranchRow, before: BranchRow | undefined, becomesMain: boolean) {
  const stood: Record<string, unknown> = before && !becomesMain ? settingsOf(before) : {}
  return Object.fromEntries(
    Object.entries(settingsOf(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stood[name]),
    ),
  )
}

export const answerOpenBranch = handle(
  openBranch,
  async ({ branchId, active }, { database, clock, audit }) => {
    await holdSettings(database)
    const before = (await readBranches(database)).find(one => one.branchId === branchId)
    if (!before) return refuse(openBranch, 'NOT_FOUND', undefined)
    if (before.isMain && !active) return refuse(openBranch, 'MAIN_BRANCH', undefined)
    if (before.activeFlag !== active) {
      await database
        .update(branches)
        .set({ activeFlag: active, updatedAt: clock() })
        .where(eq(branches.branchId, branchId))
      const { branchName } = before
      await audit.add({
        ...{ action: active ? 'open again' : 'close', subject: 'branch', subjectId: branchId },
        before: { branchName, active: !active },
        after: { branchName, active },
      })
    }
    return (await readBranches(database)).map(showStaffBranch)
  },
)
