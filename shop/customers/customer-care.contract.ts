import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledText, id } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

const notFound = { NOT_FOUND: { status: 404, says: () => m.error_not_found() } } as const

export const addCustomerNote = defineCall({
  does: 'Keeps a note of staff about a person, who never reads it.',
  method: 'POST',
  path: '/customers/addNote',
  who: 'staff: customers',
  input: z.strictObject({
    contactId: id,
    note: filledText(1000, () => m.office_people_note_needed()),
  }),
  output: z.object({ noteId: z.int() }),
  example: { input: { contactId: 880, note: 'Likes to be called before ten' }, output: { noteId: 31 } },
  failures: notFound,
})

export const deleteCustomerNote = defineCall({
  does: 'Deletes a note about a person.',
  method: 'POST',
  path: '/customers/deleteNote/{id}',
  who: 'staff: customers',
  input: z.strictObject({ id }),
  output: z.object({ noteId: z.int() }),
  example: { input: { id: 31 }, output: { noteId: 31 } },
  failures: notFound,
})

export const setPriority = defineCall({
  does: 'Marks a person as one who is served first, or takes the mark away; their orders show it on the board.',
  method: 'POST',
  path: '/customers/setPriority',
  who: 'staff: customers',
  input: z.strictObject({ contactId: id, priority: z.boolean() }),
  output: z.object({ contactId: z.int(), priority: z.boolean() }),
  example: { input: { contactId: 880, priority: true }, output: { contactId: 880, priority: true } },
  failures: notFound,
})

export const customerCareCalls = [addCustomerNote, deleteCustomerNote, setPriority] as const
