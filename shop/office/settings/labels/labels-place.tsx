import { send } from '../../../api.ts'
import type { Currency } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { useCall } from '../../../ui/use-call.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { LabelDialog } from './label-dialog.tsx'
import { labelFacts } from './label-draft.rules.ts'
import { LabelTester } from './label-tester.tsx'

/** The rules for the labels of scales, in the order in which they are tried, and a place to try a label. */
export function LabelsPlace({ currency }: { currency: Currency }) {
  return (
    <>
      <EntryList
        title={m.office_labels()}
        text={m.office_labels_rules_text()}
        none={m.office_labels_none()}
        add={m.office_labels_add()}
        found={useCall('GET /barcodeRules/findAll', {})}
        idOf={({ ruleId }) => ruleId}
        nameOf={({ ruleName }) => ruleName}
        factsOf={labelFacts}
        arrange={rules => send('POST /barcodeRules/reorder', { ruleIds: rules.map(({ ruleId }) => ruleId) })}
        remove={({ ruleId }) => send('POST /barcodeRules/delete/{id}', { id: ruleId })}
        restore={({ ruleId: _, updatedDate: __, ...rule }) => send('POST /barcodeRules/save', rule)}
        onChanged={() => undefined}
      >
        {(rule, ways) => <LabelDialog rule={rule} {...ways} />}
      </EntryList>
      <LabelTester currency={currency} />
    </>
  )
}
