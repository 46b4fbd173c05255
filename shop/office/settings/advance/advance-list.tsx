import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { useCall } from '../../../ui/use-call.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { AdvanceDialog } from './advance-dialog.tsx'
import { advanceAgain } from './advance-draft.rules.ts'
import { advanceFacts } from './advance-words.ts'

/** The rules for goods that are ordered in advance, at all branches. */
export function AdvanceList() {
  const { answer: departments = [] } = useCall('GET /departments/findForStaff', {})
  const { answer: branches = [] } = useCall('GET /branches/findForStaff', {})
  return (
    <EntryList
      title={m.office_settings_advance()}
      text={m.office_settings_advance_text()}
      none={m.office_settings_advance_none()}
      add={m.office_settings_advance_add()}
      found={useCall('GET /advanceRules/find', {})}
      idOf={({ ruleId }) => ruleId}
      nameOf={({ ruleName }) => ruleName}
      factsOf={rule => advanceFacts(rule, { departments, branches })}
      remove={({ ruleId }) => send('POST /advanceRules/delete/{id}', { id: ruleId })}
      restore={rule => send('POST /advanceRules/save', advanceAgain(rule))}
      onChanged={() => undefined}
    >
      {(rule, ways) => <AdvanceDialog rule={rule} departments={departments} branches={branches} {...ways} />}
    </EntryList>
  )
}
