import { m } from '../../../messages/m.ts'
import type { AdvanceRule } from '../../../slots/advance/advance.contract.ts'
import { spanName } from '../../kit/span-name.ts'
import { weekdaysWords } from '../pattern-words.ts'

/** The departments and branches whose names a rule shows; closed branches are among them. */
export type AdvanceNames = {
  departments: readonly { deptName: string; title: string }[]
  branches: readonly { branchId: number; branchName: string; active: boolean }[]
}

/** The branch of a rule, or that it is for all of them; empty if the shop has only one. */
function branchWords(branchId: number | null, branches: AdvanceNames['branches']): string {
  const own = branches.find(branch => branch.branchId === branchId)
  if (own) return own.branchName
  return branches.filter(({ active }) => active).length > 1 ? m.office_all_branches() : ''
}

/** A rule in a line: its goods, its days, and the sentence that shoppers read. */
export function advanceFacts(rule: AdvanceRule, { departments, branches }: AdvanceNames): string {
  const { deptNames, products, weekdays, firstDay, lastDay, branchId } = rule
  const titles = deptNames.map(name => departments.find(({ deptName }) => deptName === name)?.title ?? name)
  return [
    rule.active ? '' : m.office_settings_advance_paused(),
    [...titles, ...products.map(({ productName }) => productName)].join(m.hours_and()),
    weekdaysWords(weekdays),
    firstDay && lastDay ? spanName({ firstDay, lastDay }) : '',
    rule.says,
    branchWords(branchId, branches),
  ]
    .filter(Boolean)
    .join(' · ')
}
