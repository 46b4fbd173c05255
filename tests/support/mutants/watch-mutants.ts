import type { Mutant } from './mutant.ts'

const byStory = 'server/watch/story'
const byTraces = 'server/watch/traces'
const byDatabase = 'server/watch/database-numbers'

/** Guards of log lines, traces and numbers: each request has its own, and none has a value or a person. */
export const watchMutants: Record<string, Mutant> = {
  'a statement is charged to the request that freed its connection': {
    file: 'database/watch-statements.ts',
    guard: 'done && watching.getStore() ? AsyncLocalStorage.bind(done) : done',
    without: 'done',
    noticedBy: byStory,
    test: 'each of many requests that wait for one connection is charged with its own statements',
  },
  'anyone gives a request its id': {
    file: 'server/edge/from-proxy.ts',
    guard: " && isTrusted(socket.remoteAddress ?? '', 0)",
    without: '',
    noticedBy: byStory,
    test: 'not taken over from anyone else',
  },
  'an id of a proxy may be a sentence': {
    file: 'server/edge/from-proxy.ts',
    guard: 'id !== undefined && SAFE_ID.test(id)',
    without: 'id !== undefined',
    noticedBy: byStory,
    test: 'not taken over if it could hold a sentence',
  },
  'an order does not say which messages it wrote': {
    file: 'server/calls/calls.ts',
    guard: 'noteMessages(messages)',
    without: '',
    noticedBy: byStory,
    test: 'the log ties an order to its statements',
  },
  'a proxy that does not sample is traced': {
    file: 'server/watch/traces.ts',
    guard: ' & SAMPLED',
    without: ' | SAMPLED',
    noticedBy: byTraces,
    test: 'a proxy that does not sample',
  },
  'a span has the text of a statement': {
    file: 'database/watch-statements.ts',
    guard: "verb.exec(text ?? '')?.[1]?.toLowerCase()",
    without: 'text',
    noticedBy: byTraces,
    test: 'without any value',
  },
  'nobody learns that the collector is away': {
    file: 'server/watch/send-spans.ts',
    guard: 'if (!isAway) warn(',
    without: 'if (isAway === undefined) warn(',
    noticedBy: byTraces,
    test: 'one line of the log',
  },
  'the log repeats that the collector is away': {
    file: 'server/watch/send-spans.ts',
    guard: 'if (!isAway) warn(',
    without: 'warn(',
    noticedBy: byTraces,
    test: 'one line of the log',
  },
  'a node that fell silent counts for ever': {
    file: 'shop/upkeep/serving-nodes.ts',
    guard: 'nodes.seen_at > now() -',
    without: 'nodes.seen_at > now() - 9999 *',
    noticedBy: byDatabase,
    test: 'not after it has left or was silent for long',
  },
  'a node leaves its row behind': {
    file: 'server/jobs/keep-node.ts',
    guard: 'if (!isAway) await',
    without: 'if (isAway) await',
    noticedBy: byDatabase,
    test: 'not after it has left or was silent for long',
  },
}
