import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/payments/cash/drawer'

/** Guards of the counts of cash drawers: no cash is covered by two counts or by none. */
export const drawerMutants: Record<string, Mutant> = {
  'two people count a drawer at once': {
    file: 'shop/payments/cash/drawer.server.ts',
    guard: '!(await holdBranch(database, branchId))',
    without: '!holdBranch',
    noticedBy,
    test: 'two people who count a drawer at once cover its cash once: one of them reads who counted',
  },
  'a drawer is counted that someone else has counted': {
    file: 'shop/payments/cash/drawer.server.ts',
    guard: 'before.after !== input.after',
    without: 'before.after < input.after',
    noticedBy,
    test: 'a count is refused if cash came or someone counted since the person looked',
  },
  'cash that is seen late is in no count': {
    file: 'shop/payments/cash/read-drawer.server.ts',
    guard: 'new Date(last.countedAt.getTime() - DAY)',
    without: 'last.countedAt',
    noticedBy,
    test: 'cash that is written while the drawer is counted is in the next count',
  },
  'cash of a run is taken out of the drawer': {
    file: 'shop/payments/cash/read-drawer.server.ts',
    guard: "e.kind = 'UNDONE' and exists",
    without: 'false and exists',
    noticedBy,
    test: 'the cash of runs is not in the drawer, also if it was written by mistake and undone after the run was settled',
  },
}
