import type { ComponentProps } from 'react'
import { send } from '../../../api.ts'
import type { ShopBreak } from '../../../hours/breaks.contract.ts'
import { m } from '../../../messages/m.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { breakFacts } from '../hours-words.ts'
import { BreakDialog } from './break-dialog.tsx'

type Props = Pick<ComponentProps<typeof EntryList<ShopBreak>>, 'found' | 'onChanged'> & { branchId: number }

/** The breaks within the hours of a branch, at times of the clock or around prayers. */
export function BreaksList({ branchId, ...list }: Props) {
  return (
    <EntryList
      title={m.office_settings_breaks()}
      text={m.office_settings_breaks_text()}
      none={m.office_settings_breaks_none()}
      add={m.office_settings_break_add()}
      idOf={({ breakId }) => breakId}
      nameOf={({ name }) => name}
      factsOf={breakFacts}
      remove={({ breakId }) => send('POST /breaks/delete/{id}', { id: breakId })}
      restore={({ breakId: _, updatedDate: __, ...one }) => send('POST /breaks/save', one)}
      {...list}
    >
      {(one, ways) => <BreakDialog shopBreak={one} branchId={branchId} {...ways} />}
    </EntryList>
  )
}
