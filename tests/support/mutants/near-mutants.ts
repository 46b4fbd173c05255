import type { Mutant } from './mutant.ts'

const byFaults = 'shop/near/providers/map-faults'
const byMapCache = 'shop/near/providers/map-cache'

/** Guards of map providers, as in `mutants.ts`. */
export const nearMutants: Record<string, Mutant> = {
  'the shop waits for a slow map provider': {
    file: 'shop/near/providers/ask-provider.server.ts',
    guard: 'const PATIENCE = 2_000',
    without: 'const PATIENCE = 5_000',
    noticedBy: byFaults,
    test: 'if osm says nothing',
  },
  'the log has the address of a provider, with its key': {
    file: 'shop/near/providers/fetch-answer.server.ts',
    guard: 'new MapsFailed(`status ',
    without: 'new MapsFailed(address + `status ',
    noticedBy: byFaults,
    test: 'if google fails',
  },
  'a provider redirects the shop to another host': {
    file: 'shop/near/providers/fetch-answer.server.ts',
    guard: "redirect: 'manual'",
    without: "redirect: 'follow'",
    noticedBy: byFaults,
    test: 'if google leads away',
  },
  'visitors can have Nominatim asked any number of times': {
    file: 'shop/near/providers/osm.server.ts',
    guard: 'await limits.spend(nominatimPace, EVERYBODY)',
    without: '',
    noticedBy: byMapCache,
    test: 'Nominatim is asked once a second',
  },
  'data that Google forbids to store is stored': {
    file: 'shop/near/providers/map-cache.server.ts',
    guard: 'caching.positions ? positionsOf(found as Located[]) : found',
    without: 'found',
    noticedBy: byMapCache,
    test: 'of Google is stored for less than 30 days, as a position only',
  },
  'Google is asked, and paid, for every field': {
    file: 'shop/near/providers/google.server.ts',
    guard: "'x-goog-fieldmask': mask,",
    without: "'x-goog-fieldmask': '*',",
    noticedBy: 'shop/near/providers/google',
    test: 'shops and restaurants are searched by type, each kind alone',
  },
  'typed text becomes a command of Overpass': {
    file: 'shop/near/providers/overpass-query.rules.ts',
    guard: ".replaceAll(/[^\\p{L}\\p{M}\\p{N}]/gu, '.')",
    without: '',
    noticedBy: 'shop/near/providers/osm',
    test: 'typed text never becomes a command of Overpass',
  },
  'one address can ask about places any number of times': {
    file: 'shop/near/finder/ask-near.server.ts',
    guard: 'limits.spend(limit, visitor.address)',
    without: 'Promise.resolve(limits && visitor && limit && undefined)',
    noticedBy: 'shop/near/finder/near-input',
    test: 'one address asks so often',
  },
}
