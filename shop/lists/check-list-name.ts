import type { WrongFields } from '../lib/wrong-fields.ts'
import { m } from '../messages/m.ts'

/** Returns the error of a typed name of a list. */
export const checkListName = ({ listName }: { listName: string }): WrongFields =>
  listName.trim() ? {} : { listName: m.lists_name_needed() }
