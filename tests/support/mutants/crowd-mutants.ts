import type { Mutant } from './mutant.ts'

/** Guards of a crowd that wants one thing, and of a database that another server takes over. */
export const crowdMutants: Record<string, Mutant> = {
  'a repeat in a crowd is refused although its order is placed': {
    file: 'server/calls/refuse-crowds.ts',
    guard: '(one.key === undefined || claimed.has(one.key))',
    without: 'true',
    noticedBy: 'server/calls/refuse-crowds',
    test: 'a person in the crowd who repeats a placed order gets its answer',
  },
  'a crowd is refused although a piece has come back': {
    file: 'server/calls/refuse-crowds.ts',
    guard: 'if (gone.has(one.thing) && ',
    without: 'if (',
    noticedBy: 'server/calls/refuse-crowds',
    test: 'a piece that comes back is sold to the next person',
  },
  'a node reads the server of before after a failover': {
    file: 'server/process/changes.ts',
    guard: 'if (isLost) leaveServer(pool)',
    without: '',
    noticedBy: 'server/process/changes',
    test: 'a node whose notifications were interrupted reads over new connections: another server may have taken over',
  },
}
