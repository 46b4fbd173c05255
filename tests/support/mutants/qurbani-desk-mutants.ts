import type { Mutant } from './mutant.ts'

const byAssigning = 'shop/qurbani/assigning/assigning'
const bySeasons = 'shop/qurbani/season/season-desk'

/** Guards of the Qurbani desk: assigning, moving and setting up. */
export const qurbaniDeskMutants: Record<string, Mutant> = {
  'an unpaid share is assigned': {
    file: 'shop/qurbani/assigning/assign-checks.rules.ts',
    guard: "if (!paid.includes(share.state)) return 'NOT BOOKED'",
    without: '',
    noticedBy: byAssigning,
    test: 'only paid shares of the day and kind can be assigned, and never to or from a slaughtered animal',
  },
  'unpaid shares are assigned together with all others': {
    file: 'shop/qurbani/assigning/assign-all.server.ts',
    guard: "({ state }) => state === 'BOOKED'",
    without: '() => true',
    noticedBy: byAssigning,
    test: 'three times at the same moment gives no share two places, and unpaid shares none',
  },
  'a pool shrinks below its booked shares': {
    file: 'shop/qurbani/season/check-season.rules.ts',
    guard: 'old.free + (animals - old.animals) * sharesOf[kind] < 0',
    without: 'false',
    noticedBy: bySeasons,
    test: 'a pool can shrink to it and not below',
  },
}
