import { useState } from 'react'
import { send } from '../../../api.ts'
import type { Currency } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { SlotPattern } from '../../../slots/patterns.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { EntryRow } from '../../forms/parts/entry-row.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { ofBranch } from '../of-branch.ts'
import { newPatternDraft, type PatternDraft, patternDraftOf } from '../pattern-draft.rules.ts'
import { patternFacts } from '../pattern-words.ts'
import { NoPatterns } from './no-patterns.tsx'
import { PatternDialog } from './pattern-dialog.tsx'

type Props = { branchId: number; currency: Currency; onChanged: () => void }
type Edited = { pattern?: SlotPattern; draft: PatternDraft }

/** The patterns by which the windows of a branch are made. Removing one asks first, because its windows would not come back with their orders. */
export function PatternList({ branchId, currency, onChanged }: Props) {
  const found = ofBranch(useCall('GET /slotPatterns/findAll', {}), branchId)
  const { answer: patterns, problem, retry, know } = found
  const { answer: zones = [] } = ofBranch(useCall('GET /deliveryZones/findForStaff', {}), branchId)
  const { answer: hours = [] } = ofBranch(useCall('GET /storeHours/findAllStoreHours', {}), branchId)
  const [edited, setEdited] = useState<Edited>()
  const [removing, setRemoving] = useState<SlotPattern>()
  const take = (next: SlotPattern[]) => {
    know(next)
    onChanged()
  }
  const begin = (name: string) => setEdited({ draft: newPatternDraft(hours, name) })
  const edit = (pattern: SlotPattern) => setEdited({ pattern, draft: patternDraftOf(pattern) })
  const copy = (pattern: SlotPattern) => {
    const patternName = m.office_windows_copy_of({ name: pattern.patternName })
    setEdited({ draft: { ...patternDraftOf(pattern), patternName } })
  }
  const remove = async ({ patternId, patternName: name }: SlotPattern) => {
    setRemoving(undefined)
    const sent = await send('POST /slotPatterns/delete/{id}', { id: patternId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    take(sent.answer)
    toast(m.office_settings_gone({ name }))
  }
  return (
    <PlainList
      title={m.office_windows_patterns()}
      text={m.office_windows_patterns_text()}
      add={
        patterns?.length ? (
          <Button look="quiet" onClick={() => begin('')}>
            {m.office_windows_add()}
          </Button>
        ) : undefined
      }
    >
      <Answer problem={problem} onRetry={retry} lines={1}>
        {patterns &&
          (patterns.length === 0 ? (
            <NoPatterns onBegin={() => begin(m.office_windows_first_name())} />
          ) : (
            <ul
              aria-label={m.office_windows_patterns()}
              className="-ms-4 -me-2 divide-y divide-line sm:-me-3"
            >
              {patterns.map(pattern => (
                <li key={pattern.patternId}>
                  <EntryRow
                    name={pattern.patternName}
                    facts={patternFacts(pattern, currency, zones)}
                    over={!pattern.active}
                    onEdit={() => edit(pattern)}
                    onCopy={() => copy(pattern)}
                    onRemove={() => setRemoving(pattern)}
                  />
                </li>
              ))}
            </ul>
          ))}
      </Answer>
      {edited && (
        <PatternDialog
          {...{ pattern: edited.pattern, draft: edited.draft, branchId, currency, zones }}
          onClose={() => setEdited(undefined)}
          onSaved={next => {
            take(next)
            const now = next.find(({ patternId }) => patternId === edited.pattern?.patternId)
            if (now) setEdited({ ...edited, pattern: now })
          }}
        />
      )}
      {removing && (
        <AskFirst
          title={m.office_windows_remove({ name: removing.patternName })}
          text={m.office_windows_remove_text()}
          yes={m.office_windows_remove_yes()}
          no={m.office_windows_remove_no()}
          onYes={() => void remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </PlainList>
  )
}
