import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asideOf,
  dueOf,
  type LedgerSums,
  laterOutcome,
  missingEntries,
  retainedOf,
  type SeenPayment,
  stateOf,
  sumsOf,
} from './ledger.rules.ts'
import { cardOutcomes } from './payment-words.ts'

const none: LedgerSums = { AUTHORISED: 0, TAKEN: 0, REFUNDED: 0, RELEASED: 0 }

/** The states that a provider shows of one payment from its beginning to its end. */
const history: fc.Arbitrary<SeenPayment[]> = fc
  .record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    takenLater: fc.boolean(),
    isCancelled: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    refunds: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  })
  .map(({ amount, takenLater, isCancelled, share, refunds }) => {
    const shown = (card: SeenPayment['card'], more: Partial<SeenPayment> = {}): SeenPayment => ({
      card,
      amount,
      takenLater,
      aside: 0,
      taken: 0,
      refunded: 0,
      ...more,
    })
    const seen = [shown('needs a card'), shown('needs confirming'), shown('under way')]
    if (isCancelled && !takenLater) return [...seen, shown('cancelled')]
    if (takenLater) seen.push(shown('put aside', { aside: amount }))
    if (isCancelled) return [...seen, shown('cancelled')]
    const taken = takenLater ? Math.max(1, Math.floor(amount * share)) : amount
    seen.push(shown('taken', { taken }))
    let refunded = 0
    for (const part of refunds) {
      refunded += Math.floor((taken - refunded) * part)
      seen.push(shown('taken', { taken, refunded }))
    }
    return seen
  })

/** Records each state; returns the sums after each. */
function write(seen: readonly SeenPayment[]): LedgerSums[] {
  const entries: { kind: string; amount: number }[] = []
  return seen.map(one => {
    entries.push(...missingEntries(sumsOf(entries), one))
    return sumsOf(entries)
  })
}

test('whatever is seen in whatever order, no sum of the ledger ever falls', () => {
  fc.assert(
    fc.property(
      history.chain(seen => fc.array(fc.constantFrom(...seen), { maxLength: 20 })),
      seen => {
        const all = [none, ...write(seen)]
        for (const [at, sums] of all.slice(1).entries())
          for (const kind of ['AUTHORISED', 'TAKEN', 'REFUNDED', 'RELEASED'] as const)
            expect(sums[kind]).toBeGreaterThanOrEqual((all[at] as LedgerSums)[kind])
      },
    ),
  )
})

test('after the last state of a payment, the ledger matches the provider, even if older states follow', () => {
  fc.assert(
    fc.property(
      history.chain(seen =>
        fc.record({
          seen: fc.constant(seen),
          before: fc.array(fc.constantFrom(...seen), { maxLength: 12 }),
          after: fc.array(fc.constantFrom(...seen), { maxLength: 12 }),
        }),
      ),
      ({ seen, before, after }) => {
        const last = seen.at(-1) as SeenPayment
        const sums = write([...before, last, ...after]).at(-1) as LedgerSums
        expect([retainedOf(sums), sums.TAKEN, sums.REFUNDED]).toEqual([
          last.taken - last.refunded,
          last.taken,
          last.refunded,
        ])
        // If a cancelled payment's authorization is recorded late, its release is recorded when it is seen again.
        if (last.card !== 'cancelled' || !last.takenLater) expect(asideOf(sums)).toBe(last.aside)
        expect(asideOf(write([...before, last, ...after, last]).at(-1) as LedgerSums)).toBe(last.aside)
      },
    ),
  )
})

test('seen twice, nothing is written', () => {
  fc.assert(
    fc.property(history, seen => {
      for (const one of seen) {
        const [first] = write([one])
        expect(missingEntries(first as LedgerSums, one)).toEqual([])
      }
    }),
  )
})

test.each([
  [{}, undefined],
  [{ AUTHORISED: 100 }, 'AUTHORISED'],
  [{ AUTHORISED: 100, RELEASED: 100 }, 'RELEASED'],
  [{ AUTHORISED: 100, TAKEN: 80, RELEASED: 20 }, 'PAID'],
  [{ TAKEN: 100 }, 'PAID'],
  [{ TAKEN: 100, REFUNDED: 1 }, 'PART_REFUNDED'],
  [{ TAKEN: 100, REFUNDED: 100 }, 'REFUNDED'],
] as const)('a ledger of %o is %s', (sums, state) => {
  expect(stateOf({ ...none, ...sums })).toBe(state)
})

test('a finished payment does not begin again', () => {
  for (const over of ['taken', 'cancelled'] as const)
    for (const seen of cardOutcomes) expect(laterOutcome(over, seen)).toBe(over)
  expect(laterOutcome('put aside', 'needs a card')).toBe('put aside')
  expect(laterOutcome('put aside', 'taken')).toBe('taken')
  expect(laterOutcome('needs confirming', 'needs a card')).toBe('needs a card')
})

test.each([
  { total: 100, taken: 0, refunded: 0, refunding: 0, due: 100 },
  { total: 100, taken: 100, refunded: 0, refunding: 0, due: 0 },
  { total: 80, taken: 100, refunded: 0, refunding: 0, due: -20 },
  { total: 80, taken: 100, refunded: 15, refunding: 0, due: -5 },
  { total: 80, taken: 100, refunded: 0, refunding: 20, due: 0 },
  { total: 80, taken: 100, refunded: 20, refunding: 10, due: 10 },
  { total: 70, taken: 100, refunded: 30, refunding: 0, due: 0 },
  { total: 120, taken: 100, refunded: 30, refunding: 0, due: 50 },
  { total: 0, taken: 100, refunded: 0, refunding: 100, due: 0 },
])(
  'an order for $total with $taken captured and $refunded + $refunding refunded has $due due',
  ({ due, ...given }) => {
    const sums = { ...none, TAKEN: given.taken, REFUNDED: given.refunded }
    expect(dueOf(given.total, sums, given.refunding)).toBe(due)
  },
)
