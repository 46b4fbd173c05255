import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { MOST_GROUPS } from './check-synonyms.rules.ts'

const group = z
  .object({
    synonymId: z.int(),
    /** The terms, in small letters; each finds the others. */
    terms: z.array(z.string()),
    /** False: only the first term finds the others. */
    mutual: z.boolean(),
    /** True if they came with the demo shop. */
    demo: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'SynonymGroup' })
/** Terms that mean the same in a search, as the calls return them. */
export type StoredSynonyms = z.output<typeof group>
const groups = z.array(group).max(MOST_GROUPS)

const mutton: StoredSynonyms = {
  ...{ synonymId: 1, terms: ['gosht', 'mutton', 'goat'], mutual: true, demo: false },
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const changed = { status: 409, says: () => m.settings_changed(), data: z.object({ groups }) } as const

export const findSynonyms = defineCall({
  does: 'Lists the groups of terms that mean the same in a search, by their first terms.',
  method: 'GET',
  path: '/search/findSynonyms',
  who: 'staff: reports',
  input: z.strictObject({}),
  output: groups,
  example: { input: {}, output: [mutton] },
  failures: {},
})

export const saveSynonyms = defineCall({
  does: 'Adds or changes a group of terms that mean the same in a search, and answers all groups. A term finds the others of one group only.',
  method: 'POST',
  path: '/search/saveSynonyms',
  who: 'staff: reports',
  input: z.strictObject({
    /** The group to change; absent for a new one. */
    synonymId: id.optional(),
    terms: z.array(line(200)).max(100),
    mutual: z.boolean().default(true),
    /** The version that was seen: a group that was changed since stays unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: groups,
  example: { input: { terms: ['gosht', 'mutton', 'goat'], mutual: true }, output: [mutton] },
  failures: { NOT_FOUND, BAD_INPUT, CHANGED: changed },
})

export const deleteSynonyms = defineCall({
  does: 'Removes a group of terms that mean the same in a search, and answers the remaining ones.',
  method: 'POST',
  path: '/search/deleteSynonyms/{id}',
  who: 'staff: reports',
  input: z.strictObject({ id }),
  output: groups,
  example: { input: { id: 1 }, output: [] },
  failures: { NOT_FOUND },
})

export const synonymsCalls = [findSynonyms, saveSynonyms, deleteSynonyms] as const
