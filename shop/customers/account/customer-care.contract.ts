import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { filledText, id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { worksHere } from '../customer-fields.ts'

const refusals = { NOT_FOUND, ...worksHere } as const

export const addCustomerNote = defineCall({
  does: 'Adds a staff note about a person. The person does not see it.',
  method: 'POST',
  path: '/customers/addNote',
  who: 'staff: customers',
  input: z.strictObject({
    contactId: id,
    note: filledText(1000, () => m.customers_people_note_needed()),
  }),
  output: z.object({ noteId: z.int() }),
  example: { input: { contactId: 880, note: 'Likes to be called before ten' }, output: { noteId: 31 } },
  failures: refusals,
})

export const deleteCustomerNote = defineCall({
  does: 'Deletes a note about a person.',
  method: 'POST',
  path: '/customers/deleteNote/{id}',
  who: 'staff: customers',
  input: z.strictObject({ id }),
  output: z.object({ noteId: z.int() }),
  example: { input: { id: 31 }, output: { noteId: 31 } },
  failures: refusals,
})

export const setPriority = defineCall({
  does: 'Marks a person as a priority customer, or removes the mark. The order list shows it.',
  method: 'POST',
  path: '/customers/setPriority',
  who: 'staff: customers',
  input: z.strictObject({ contactId: id, priority: z.boolean() }),
  output: z.object({ contactId: z.int(), priority: z.boolean() }),
  example: { input: { contactId: 880, priority: true }, output: { contactId: 880, priority: true } },
  failures: refusals,
})

export const customerCareCalls = [addCustomerNote, deleteCustomerNote, setPriority] as const
