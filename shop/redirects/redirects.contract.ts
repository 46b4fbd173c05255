import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, FILE_TOO_BIG, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'
import { MOST_FILE_BYTES, MOST_PAIRS } from './read-pairs.rules.ts'

/** The most redirects of a shop. */
export const MOST_REDIRECTS = 20_000
/** The most letters of a typed address; a longer one is refused with its own words. */
const TYPED = 2_000
/** The most wrong lines of a file that are listed. */
const MOST_WRONG = 200
/** The most addresses without a page that are listed. */
const MOST_MISSING = 100

const redirect = z
  .object({
    fromPath: z.string(),
    toPath: z.string(),
    /** The number of times that it was followed, and the last time. */
    times: z.int(),
    lastAt: z.string().nullable(),
    updatedDate: z.string(),
  })
  .meta({ title: 'Redirect' })
/** A redirect as staff see it. */
export type StaffRedirect = z.output<typeof redirect>

const example: StaffRedirect = {
  fromPath: '/products/whole-chicken',
  toPath: '/productsingle/101/MEAT/1',
  times: 41,
  lastAt: '2026-11-22T08:00:00.000Z',
  updatedDate: '2026-11-20T08:00:00.000Z',
}

export const findRedirect = defineCall({
  does: 'Answers the address that now has the page of an old address; null if there is none. Ask only if the old address has no page.',
  method: 'GET',
  path: '/redirects/find',
  who: 'anyone',
  input: z.strictObject({ path: line(TYPED) }),
  output: z.object({ to: z.string().nullable() }),
  example: { input: { path: '/no-such-page' }, output: { to: null } },
  failures: {},
})

export const findRedirects = defineCall({
  does: 'Lists the redirects, and how often each was followed.',
  method: 'GET',
  path: '/redirects/findForStaff',
  who: 'staff: content',
  input: z.strictObject({ ...listFields(['from', 'to', 'times', 'last']) }),
  output: listOf(redirect),
  example: { input: { q: 'chicken' }, output: { rows: [example], total: 1 } },
  failures: {},
})

export const saveRedirect = defineCall({
  does: 'Adds a redirect, or changes the target of one if the version that was seen is given. Redirects that lead to its address then lead to its target.',
  method: 'POST',
  path: '/redirects/save',
  who: 'staff: content',
  input: z.strictObject({
    from: filledLine(TYPED, m.redirects_from_needed),
    to: filledLine(TYPED, m.redirects_to_needed),
    /** The version that was seen, of the redirect to change; absent for a new one. */
    updatedDate: line(40).optional(),
  }),
  output: redirect,
  example: { input: { from: '/products/whole-chicken', to: '/productsingle/101/MEAT/1' }, output: example },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ redirect }) },
  },
})

export const deleteRedirect = defineCall({
  does: 'Deletes a redirect: its address leads nowhere again.',
  method: 'POST',
  path: '/redirects/delete',
  who: 'staff: content',
  input: z.strictObject({ from: filledLine(TYPED) }),
  output: redirect,
  example: { input: { from: '/products/whole-chicken' }, output: example },
  failures: { NOT_FOUND },
})

export const findMissingPages = defineCall({
  does: `Lists the addresses that were asked for in the last 30 days and have no page, most often first, at most ${MOST_MISSING}.`,
  method: 'GET',
  path: '/redirects/findMissing',
  who: 'staff: content',
  input: z.strictObject({}),
  output: z.array(z.object({ path: z.string(), times: z.int(), lastAt: z.string() })).max(MOST_MISSING),
  example: {
    input: {},
    output: [{ path: '/collections/eid-offers', times: 14, lastAt: '2026-11-22T08:00:00.000Z' }],
  },
  failures: {},
})

const wrongLine = z.object({ line: z.int(), from: z.string(), to: z.string(), says: z.string() })
/** A line of a file that cannot be a redirect, with the reason. */
export type WrongLine = z.output<typeof wrongLine>

const counts = {
  /** The redirects that are new, that get another target, and that are in the shop already. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
}

export const checkRedirects = defineCall({
  does: `Reads a CSV file of redirects, with an old and a new address in each line, and answers what an import would do and which lines are wrong. At most ${MOST_PAIRS} lines.`,
  method: 'POST',
  path: '/redirects/check',
  who: 'staff: content',
  reads: true,
  upload: { most: MOST_FILE_BYTES, tooBig: () => m.redirects_file_big() },
  input: z.strictObject({ file: uploadedFile(() => m.redirects_file_needed()) }),
  output: z.object({ ...counts, wrong: z.int(), wrongLines: z.array(wrongLine).max(MOST_WRONG) }),
  example: {
    input: { file: 'a CSV file' },
    output: { added: 1, changed: 0, same: 0, wrong: 0, wrongLines: [] },
  },
  failures: { BAD_INPUT, FILE_TOO_BIG },
})

export const importRedirects = defineCall({
  does: 'Saves all redirects of a CSV file, or none if a line is wrong.',
  method: 'POST',
  path: '/redirects/import',
  who: 'staff: content',
  upload: { most: MOST_FILE_BYTES, tooBig: () => m.redirects_file_big() },
  input: z.strictObject({ file: uploadedFile(() => m.redirects_file_needed()) }),
  output: z.object(counts),
  example: {
    input: { file: 'a CSV file' },
    output: { added: 1, changed: 0, same: 0 },
  },
  failures: { BAD_INPUT, FILE_TOO_BIG },
})

export const redirectsCalls = [
  findRedirect,
  findRedirects,
  saveRedirect,
  deleteRedirect,
  findMissingPages,
  checkRedirects,
  importRedirects,
] as const
/** The most wrong lines, and addresses without a page, that are listed. */
export const mostListed = { wrong: MOST_WRONG, missing: MOST_MISSING }
