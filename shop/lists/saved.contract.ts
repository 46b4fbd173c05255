import { z } from 'zod'
import { againLine } from '../cart/again/again-line.ts'
import { cartLine } from '../cart/cart.contract.ts'
import { exampleLine } from '../cart/example-line.ts'
import { MOST_LINES } from '../catalogue/line-limits.ts'
import { pickupType } from '../delivery/pickup-type.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledText, id } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

/** The most lists of a customer. */
export const MOST_LISTS = 30

/** A line of a list as the shop sells it now, and as it was saved. */
const savedLine = againLine.extend({ saved: cartLine }).meta({ title: 'SavedLine' })
/** Such a line as the API shows it. */
export type SavedLine = z.output<typeof savedLine>

const shown = { listId: z.int(), listName: z.string(), changedAt: z.string() }
const example = { listId: 7, listName: 'For Friday', changedAt: '2026-11-21T09:30:00.000Z' }
const line = { productId: 101, quantity: 2, cuttingAttributes: '8 pieces', packagingAttributes: 'Plain bag' }

export const findSavedLists = defineCall({
  does: 'Lists the saved lists of the caller, the latest change first.',
  method: 'GET',
  path: '/lists/findSaved',
  who: 'signed in',
  input: z.object({}),
  output: z.object({ lists: z.array(z.object({ ...shown, lines: z.int() })).max(MOST_LISTS) }),
  example: { input: {}, output: { lists: [{ ...example, lines: 1 }] } },
  failures: {},
})

export const findSavedList = defineCall({
  does: 'Answers the lines of a saved list of the caller as the shop sells them now.',
  method: 'GET',
  path: '/lists/findSaved/{listId}',
  who: 'signed in',
  input: z.object({ listId: id, pickupType: pickupType.default('DELIVERY'), branchId: id.optional() }),
  output: z.object({ ...shown, lines: z.array(savedLine).max(MOST_LINES) }),
  example: {
    input: { listId: 7 },
    output: { ...example, lines: [{ ...exampleLine, wanted: 2, line, was: null, saved: line }] },
  },
  failures: { NOT_FOUND },
})

export const saveList = defineCall({
  does: 'Saves a list of the caller: a new one, or with `listId` the new name of one, and its new lines if there are any. Saving the same again changes nothing.',
  method: 'POST',
  path: '/lists/save',
  who: 'signed in',
  input: z.strictObject({
    listId: id.optional(),
    listName: filledText(60, m.lists_name_needed),
    /** Needed for a new list; otherwise the lines stay as they are without it. */
    lines: z.array(cartLine).min(1).max(MOST_LINES).optional(),
  }),
  output: z.object({ listId: z.int() }),
  example: { input: { listName: 'For Friday', lines: [line] }, output: { listId: 7 } },
  failures: { NOT_FOUND, BAD_INPUT },
})

export const removeList = defineCall({
  does: 'Removes a saved list of the caller. Removing it again changes nothing.',
  method: 'POST',
  path: '/lists/remove',
  who: 'signed in',
  input: z.strictObject({ listId: id }),
  output: z.object({ listId: z.int() }),
  example: { input: { listId: 7 }, output: { listId: 7 } },
  /** A standing order needs the list: end it first. */
  failures: { HAS_STANDING: { status: 409, says: () => m.lists_has_standing() } },
})

export const savedListsCalls = [findSavedLists, findSavedList, saveList, removeList] as const
