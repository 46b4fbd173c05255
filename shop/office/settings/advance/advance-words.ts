import { m } from '../../../messages/m.ts'
import type { AdvanceRule } from '../../../slots/advance/advance.contract.ts'
import { spanName } from '../../kit/span-name.ts'
import { weekdaysWords } from '../pattern-words.ts'

/** The departments and branches whose names a rule shows. */
export type AdvanceNames = {
  departments: readonly { deptName: string; title: string }[]
  branches: readonly { branchId: number; branchName: string }[]
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
    branches.find(branch => branch.branchId === branchId)?.branchName,
  ]
    .filter(Boolean)
    .join(' · ')
}
