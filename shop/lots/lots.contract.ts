import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { lotMoves, lotStates } from './lot-causes.ts'
import { exampleDelivery, exampleLot, exampleMovement } from './lots.examples.ts'
import { lot, lotDelivery, lotMovement, lotWords } from './lots.fields.ts'
import { MOST_REDUCTION_BP } from './short-dated.rules.ts'

/** The most units in one change. */
export const MOST_UNITS = 10_000_000

const changed = {
  status: 409,
  says: () => m.lots_changed(),
  data: z.object({ lot }),
} as const
/** The reduction of its price in hundredths of a per cent: null for that of the shop, 0 for none; if it is absent, it stays. */
const reductionBp = z
  .int({ error: () => m.lots_reduction_wrong() })
  .min(0, { error: () => m.lots_reduction_wrong() })
  .max(MOST_REDUCTION_BP, { error: () => m.lots_reduction_wrong() })
  .nullable()
  .optional()
/** The version that the staff member saw. */
const seen = { updatedDate: line(40).nullish() }

export const findLots = defineCall({
  does: 'Lists lots, the first to end first. Filters: words (code, product, SKU), state, product, supplier, branch. Without a state: those of which something is left.',
  method: 'GET',
  path: '/lots/find',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({
    ...listFields(['expiresOn', 'productName', 'code', 'onHand']),
    state: z.enum([...lotStates, 'ALL']).optional(),
    productId: id.optional(),
    supplierId: id.optional(),
    branchId: id.optional(),
  }),
  output: listOf(lot),
  example: { input: { state: 'FIT' }, output: { rows: [exampleLot], total: 1 } },
  failures: {},
})

export const findLot = defineCall({
  does: 'Answers a lot with its deliveries and its latest 200 changes.',
  method: 'GET',
  path: '/lots/find/{id}',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: z.object({ lot, deliveries: z.array(lotDelivery), movements: z.array(lotMovement) }),
  example: {
    input: { id: 12 },
    output: { lot: exampleLot, deliveries: [exampleDelivery], movements: [exampleMovement] },
  },
  failures: { NOT_FOUND },
})

export const saveLot = defineCall({
  does: 'Corrects the words of a lot: code, last day, origin, supplier; and reduces its price. If its day is over now, what is left of it leaves the stock.',
  method: 'POST',
  path: '/lots/save',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ lotId: id, ...lotWords, supplierId: id.nullable(), reductionBp, ...seen }),
  output: lot,
  example: {
    input: {
      ...{ lotId: 12, code: 'GP-2611', dateKind: 'USE_BY', expiresOn: '2026-12-02' },
      ...{ origin: 'Green Pastures, Nakuru', supplierId: 2 },
    },
    output: exampleLot,
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CODE_TAKEN: { status: 409, says: () => m.lots_code_taken() },
    CHANGED: changed,
  },
})

export const moveLot = defineCall({
  does: 'Records a change of a lot by staff, and the same of the stock: COUNT sets the amount, WASTE removes, CORRECTION adds or, below 0, removes. A blocked lot changes alone: its goods have left the stock.',
  method: 'POST',
  path: '/lots/move',
  who: 'staff: catalogue',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    lotId: id,
    cause: z.enum(lotMoves),
    /** In units. */
    quantity: z
      .number({ error: () => m.catalogue_quantity_needed() })
      .min(-MOST_UNITS)
      .max(MOST_UNITS),
    note: line(200).default(''),
    /** The amount that the staff member saw; if it has changed since, a count changes nothing. */
    seen: z.number().min(0).max(MOST_UNITS).optional(),
  }),
  output: lot,
  example: { input: { lotId: 12, cause: 'WASTE', quantity: 2, note: 'Torn bags' }, output: exampleLot },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.catalogue_stock_changed(), data: z.object({ onHand: z.number() }) },
  },
})

export const blockLot = defineCall({
  does: 'Blocks a lot, so that nobody picks or sells it, or takes that back. A blocked lot has left the stock; orders that need it are then short.',
  method: 'POST',
  path: '/lots/block',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({
    lotId: id,
    blocked: z.boolean(),
    /** The reason, for staff: needed to block it. */
    why: line(200).default(''),
  }),
  output: lot,
  example: {
    input: { lotId: 12, blocked: true, why: 'The fridge stood open' },
    output: {
      ...exampleLot,
      ...{
        state: 'BLOCKED',
        blockedAt: '2026-11-28T09:00:00.000Z',
        blockedWhy: 'The fridge stood open',
      },
    },
  },
  failures: { NOT_FOUND, BAD_INPUT, RECALLED: { status: 409, says: () => m.lots_is_recalled() } },
})

export const lotsCalls = [findLots, findLot, saveLot, moveLot, blockLot] as const
