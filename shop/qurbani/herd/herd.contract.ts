import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledLine, filledText, id, text, wholeNumber } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { animalStates, kinds } from '../animals.rules.ts'
import { deskFailures } from '../desk-failures.ts'
import { exampleAnimal } from './herd.examples.ts'
import { importOutcomes } from './herd-import.rules.ts'

const herdAnimal = z
  .object({
    animalId: z.int(),
    seasonId: z.int(),
    /** Null if no day is set yet. */
    day: z.int().nullable(),
    kind: z.enum(kinds),
    tag: z.string(),
    /** The live weight in pounds. */
    weight: z.number().nullable(),
    state: z.enum(animalStates),
    note: z.string(),
    picture: z.string().nullable(),
    /** The number of its shares, and the number of those that are assigned. */
    shares: z.int(),
    taken: z.int(),
    /** The offer that lets shoppers choose this very animal. */
    offerId: z.int().nullable(),
    offered: z.boolean(),
    doneAt: z.string().nullable(),
    version: z.int(),
  })
  .meta({ title: 'HerdAnimal' })
/** An animal of the herd. */
export type HerdAnimal = z.output<typeof herdAnimal>

const day = wholeNumber(1, 4)
const pounds = z.number().positive().max(10_000)
const price = z
  .number({ error: () => m.qurbani_price_needed() })
  .positive({ error: () => m.qurbani_price_needed() })
  .max(100_000_000, { error: () => m.catalogue_price_too_high() })

export const findAnimals = defineCall({
  does: 'Lists the herd of a season. Filters: ear tag, day, kind and state.',
  method: 'GET',
  path: '/qurbani/findAnimals',
  who: 'staff: catalogue',
  input: z.strictObject({
    ...listFields(['tag', 'day', 'weight', 'taken']),
    seasonId: id,
    /** `0` lists the animals without a day. */
    day: wholeNumber(0, 4).optional(),
    kind: z.enum(kinds).optional(),
    state: z.enum(animalStates).optional(),
  }),
  output: listOf(herdAnimal),
  example: { input: { seasonId: 1, q: 'C-1' }, output: { rows: [exampleAnimal], total: 1 } },
  failures: {},
})

export const saveAnimal = defineCall({
  does: 'Adds or changes an animal of the herd. Its day and kind cannot change if any of its shares are assigned.',
  method: 'POST',
  path: '/qurbani/saveAnimal',
  who: 'staff: catalogue',
  input: z.strictObject({
    /** The animal to change, and the version that was seen; absent for a new one. */
    animalId: id.optional(),
    version: z.int().optional(),
    seasonId: id,
    day: day.nullable().default(null),
    kind: z.enum(kinds),
    tag: filledLine(40, () => m.qurbani_tag_needed()),
    weight: pounds.nullable().default(null),
    note: text(500).default(''),
  }),
  output: herdAnimal,
  example: {
    input: { seasonId: 1, day: 1, kind: 'COW', tag: 'C-104', weight: 940 },
    output: { ...exampleAnimal, taken: 0 },
  },
  failures: {
    ...deskFailures,
    CHANGED: {
      status: 409,
      says: () => m.qurbani_animal_changed(),
      data: z.object({ animal: herdAnimal }),
    },
  },
})

export const deleteAnimal = defineCall({
  does: 'Deletes an animal without shares from the herd.',
  method: 'POST',
  path: '/qurbani/animals/delete/{animalId}',
  who: 'staff: catalogue',
  input: z.strictObject({ animalId: id }),
  output: z.object({ animalId: z.int() }),
  example: { input: { animalId: 104 }, output: { animalId: 104 } },
  failures: {
    NOT_FOUND: deskFailures.NOT_FOUND,
    IN_USE: { status: 409, says: () => m.qurbani_animal_used(), data: z.object({ shares: z.int() }) },
  },
})

export const withdrawAnimal = defineCall({
  does: 'Withdraws an animal, for example an ill one: its shares wait for another animal, and nobody can book it. Can also undo this; the shares do not come back automatically.',
  method: 'POST',
  path: '/qurbani/withdrawAnimal',
  who: 'staff: catalogue',
  input: z.strictObject({
    animalId: id,
    withdrawn: z.boolean().default(true),
    reason: filledText(500, () => m.qurbani_reason_needed()),
  }),
  output: herdAnimal.extend({
    /** The shares that it had, which now wait for another animal. */
    unassigned: z.array(z.int()),
  }),
  example: {
    input: { animalId: 104, reason: 'Limps' },
    output: { ...exampleAnimal, state: 'WITHDRAWN', taken: 0, unassigned: [311, 312] },
  },
  failures: {
    ...deskFailures,
    DONE: { status: 409, says: () => m.qurbani_animal_is_done() },
    DAY_FULL: { status: 409, says: () => m.qurbani_day_full_now() },
  },
})

export const offerAnimal = defineCall({
  does: 'Lets shoppers choose this animal by its tag and book its shares; it needs a day. Can also change the price for new bookings.',
  method: 'POST',
  path: '/qurbani/offerAnimal',
  who: 'staff: catalogue',
  input: z.strictObject({
    animalId: id,
    /** The price of a share, before tax. */
    price,
    /** The weight of a share's meat, in pounds. */
    weightFrom: pounds.nullable().default(null),
    weightTo: pounds.nullable().default(null),
    /** True if it can be booked. */
    active: z.boolean().default(true),
  }),
  output: herdAnimal,
  example: {
    input: { animalId: 104, price: 480, weightFrom: 32, weightTo: 40 },
    output: { ...exampleAnimal, offerId: 12, offered: true },
  },
  failures: {
    ...deskFailures,
    NOT_READY: { status: 409, says: () => m.qurbani_not_ready() },
    NO_DAY: { status: 409, says: () => m.qurbani_needs_day() },
    IN_USE: { status: 409, says: () => m.qurbani_has_shares(), data: z.object({ shares: z.int() }) },
    DAY_FULL: { status: 409, says: () => m.qurbani_day_promised() },
  },
})

const importRow = z.object({
  /** The line number in the file. */
  line: z.int(),
  tag: z.string(),
  kind: z.string(),
  weight: z.string(),
  day: z.string(),
  outcome: z.enum(importOutcomes),
  /** The errors, by column. */
  why: z.partialRecord(z.enum(['tag', 'kind', 'weight', 'day']), z.string()),
})
/** The result for a line of a herd's file. */
export type HerdLine = z.output<typeof importRow>

export const importAnimals = defineCall({
  does: 'Imports a herd from CSV with the columns tag, kind, weight and day: adds new animals, changes those with a known tag, and answers the result of each line. A wrong line does not stop the others.',
  method: 'POST',
  path: '/qurbani/importAnimals',
  who: 'staff: catalogue',
  input: z.strictObject({
    seasonId: id,
    csv: z
      .string()
      .min(1, { error: () => m.qurbani_file_needed() })
      .max(200_000, { error: () => m.qurbani_file_big() }),
    /** If true, it only reports what it would do. */
    dryRun: z.boolean().default(true),
  }),
  output: z.object({
    rows: z.array(importRow),
    created: z.int(),
    changed: z.int(),
    same: z.int(),
    refused: z.int(),
  }),
  example: {
    input: { seasonId: 1, csv: 'tag,kind,weight,day\nC-104,COW,940,1\n', dryRun: true },
    output: {
      rows: [{ line: 2, tag: 'C-104', kind: 'COW', weight: '940', day: '1', outcome: 'CREATE', why: {} }],
      ...{ created: 1, changed: 0, same: 0, refused: 0 },
    },
  },
  failures: deskFailures,
})

export const herdCalls = [
  findAnimals,
  saveAnimal,
  deleteAnimal,
  withdrawAnimal,
  offerAnimal,
  importAnimals,
] as const
