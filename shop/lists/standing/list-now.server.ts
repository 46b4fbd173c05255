import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { AgainLine } from '../../cart/again/again-line.ts'
import { isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { checkSaved } from '../check-saved.server.ts'
import { savedLists } from '../lists.tables.server.ts'
import { troubleWord } from '../trouble-words.ts'
import type { Standing } from './read-standing.server.ts'

/** A line of a mail about a standing order. */
type Line = { name: string; quantity: string; about: string; price: string }

/** A line of a standing order. `needsAge`: it is left out, as its customer has not confirmed the age that it asks for. */
export type ListLine = AgainLine & { needsAge: boolean }

/** Reads the lines of a standing order's list as a branch sells them now, and its name. */
export async function readListNow(
  database: Database,
  { listId, pickupType, ageConfirmed }: Pick<Standing, 'listId' | 'pickupType' | 'ageConfirmed'>,
  branchId: number | undefined,
): Promise<{ listName: string; lines: ListLine[] }> {
  const [list] = await database.select().from(savedLists).where(eq(savedLists.listId, listId))
  const lines = await checkSaved(database, list?.lines ?? [], {
    pickupType: pickupType === 'DELIVERY' ? 'DELIVERY' : 'IN STORE',
    branchId,
  })
  return {
    listName: list?.listName ?? '',
    lines: lines.map(line => {
      const needsAge = !isOldEnough(ageConfirmed, line.ageFrom)
      return { ...line, needsAge, line: needsAge ? null : line.line }
    }),
  }
}

/** Says what is wrong with a line, or that an ID is checked for it; empty if there is nothing to say. */
function troubleWords({ trouble, line, quantity, wanted, needsAge, ageFrom }: ListLine): string {
  if (needsAge) return m.lists_standing_needs_age({ age: ageFrom ?? 0 })
  if (!trouble) return ageFrom === null ? '' : m.catalogue_age_check({ age: ageFrom })
  return line
    ? m.lists_standing_less({ quantity: String(quantity), wanted: String(wanted) })
    : troubleWord(trouble)
}

/** Words the lines of a list for a mail, and what they cost together. */
export async function wordLines(
  database: Database,
  lines: readonly ListLine[],
): Promise<{ goods: Line[]; sum: string }> {
  const { currency } = await readSettings(database)
  const goods = lines.map(line => ({
    ...{
      name: line.productName,
      quantity: `${line.line ? line.quantity : line.wanted} ${line.unitName}`.trim(),
    },
    about: troubleWords(line),
    price: line.line ? showMoney(line.lineTotal, currency) : '',
  }))
  const sum = lines.reduce((all, line) => all + (line.line ? line.lineTotal : 0), 0)
  return { goods, sum: showMoney(sum, currency) }
}
