import { ageMutants } from './age-mutants.ts'
import { drawerMutants } from './drawer-mutants.ts'
import type { Mutant } from './mutant.ts'

const byCalls = 'shop/payments/runs/runs'
const byRaces = 'shop/payments/runs/run-races'
const door = 'shop/payments/runs/at-the-door.server.ts'

/** Guards of the runs of drivers: one run for each order, one hand-over, their own stops only, and the count of their cash and of the drawer. */
export const runsMutants: Record<string, Mutant> = {
  ...ageMutants,
  ...drawerMutants,
  'two people put an order into two runs at once': {
    file: 'shop/orders/runs/lock-deliveries.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: byRaces,
    test: 'two people put the same order into two runs at once: it is in one of them',
  },
  'two people settle a run at once': {
    file: 'shop/orders/runs/hold-run.server.ts',
    guard: ".where(eq(runs.runId, runId)).for('no key update')",
    without: '.where(eq(runs.runId, runId))',
    noticedBy: byRaces,
    test: 'two people settle a run at once: one of them does',
  },
  'a driver taps at stops of others': {
    file: 'shop/orders/runs/hold-run.server.ts',
    guard: 'eq(runs.driverId, driverId), ofBranches',
    without: 'ofBranches',
    noticedBy: byCalls,
    test: 'a driver sees and does nothing but the stops of their own runs',
  },
  'cash of a settled run changes': {
    file: 'shop/payments/runs/run-cash.server.ts',
    guard: "run.state !== 'SETTLED'",
    without: 'run.runId > 0',
    noticedBy: byCalls,
    test: 'a run that is back is settled with the counted cash, a difference needs a reason, and no cash comes after',
  },
  'goods that were refused at the door are for sale again': {
    file: 'shop/orders/order-lines.rules.ts',
    guard: 'line.refusal != null',
    without: 'false',
    noticedBy: byCalls,
    test: 'a line that is refused at the door costs nothing, and its goods are not for sale again',
  },
  'an order that is rejected stays in its run': {
    file: 'shop/orders/desk/take-step.server.ts',
    guard: 'await leaveRun(shop, orderId)',
    without: 'void leaveRun',
    noticedBy: byCalls,
    test: 'an order that is rejected or collected leaves its run',
  },
  'more cash is entered at the door than the order costs': {
    file: door,
    guard: 'if (minor > rest)',
    without: 'if (minor < 0)',
    noticedBy: byCalls,
    test: 'handing an order over takes its cash into the run, names who took it, and closes it',
  },
}
