import { type CallAt, send } from '../../api.ts'
import type { InputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { stateName } from '../../qurbani/qurbani-words.ts'
import { animalName, namesIn } from '../kit/qurbani-office-words.ts'
import { meatName, windowWords } from '../kit/slaughter-words.ts'
import type { CsvRows } from '../lists/save-csv.ts'

/** The maximum number of rows of one request. */
const PAGE = 100

const heads = () => [
  m.office_slaughter_order(),
  m.office_slaughter_names(),
  m.office_slaughter_booked_by(),
  m.office_slaughter_phone(),
  m.office_slaughter_email(),
  m.office_slaughter_date(),
  m.office_slaughter_kind(),
  m.office_slaughter_distribution(),
  m.office_slaughter_window(),
  m.office_slaughter_tag(),
  m.office_slaughter_share(),
  m.office_slaughter_state(),
  m.office_slaughter_weight(),
  m.office_slaughter_price(),
  m.office_slaughter_still_due(),
]

/** Loads all matching shares page by page, as rows of a file; undefined if a page fails. */
export async function sharesAsFile(
  asked: InputOf<CallAt['GET /qurbani/findShares']>,
): Promise<CsvRows | undefined> {
  const rows: (readonly (string | number)[])[] = [heads()]
  for (let page = 1; ; page += 1) {
    const sent = await send('GET /qurbani/findShares', { ...asked, page, size: PAGE })
    if (!sent.ok) return undefined
    for (const row of sent.answer.rows)
      rows.push([
        row.orderNum,
        namesIn(row.names),
        `${row.firstName} ${row.lastName}`.trim(),
        row.phone1,
        row.email,
        row.date,
        animalName[row.kind](),
        meatName[row.distribution](),
        row.window ? windowWords(row.window) : '',
        row.tag ?? '',
        row.sequence ?? '',
        stateName[row.state](),
        row.weight ?? '',
        row.price,
        row.due,
      ])
    if (page * PAGE >= sent.answer.total) return rows
  }
}
