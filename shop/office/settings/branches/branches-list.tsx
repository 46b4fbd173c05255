import { useState } from 'react'
import { type Sent, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { BranchDialog, type OfShop } from './branch-dialog.tsx'
import { branchAgain } from './branch-draft.rules.ts'
import { BranchRow } from './branch-row.tsx'

/** `onSaved`: the settings of the shop follow its main branch, so they are loaded again. */
type Props = { settings: OfShop; onSaved: () => void }

/** The branches of the shop, the main one first and closed ones last. Closing one asks first, because it takes no more orders. */
export function BranchesList({ settings, onSaved }: Props) {
  const { answer: branches, problem, retry, know } = useCall('GET /branches/findForStaff', {})
  const [edited, setEdited] = useState<StaffBranch | 'new'>()
  const [closing, setClosing] = useState<StaffBranch>()
  const take = (next: StaffBranch[]) => {
    know(next)
    onSaved()
  }
  /** Takes the list of an answer; if it was refused, says why, and takes the list that it has. */
  const taken = (sent: Sent<StaffBranch[]>): boolean => {
    if (sent.ok) take(sent.answer)
    else {
      toast(sent.problem.title || m.shop_offline())
      if (sent.problem.branches) take(sent.problem.branches as StaffBranch[])
    }
    return sent.ok
  }
  const makeMain = async (branch: StaffBranch) => {
    const sent = await send('POST /branches/save', { ...branchAgain(branch), isMain: true })
    if (taken(sent)) toast(m.office_settings_branch_made_main({ name: branch.branchName }))
  }
  const open = async ({ branchId, branchName: name }: StaffBranch) => {
    if (taken(await send('POST /branches/open', { branchId, active: true })))
      toast(m.office_settings_branch_opened({ name }))
  }
  const close = async (branch: StaffBranch) => {
    setClosing(undefined)
    const { branchId, branchName: name } = branch
    if (!taken(await send('POST /branches/open', { branchId, active: false }))) return
    toast(m.office_settings_branch_closed({ name }), {
      undo: { says: m.office_undo(), does: () => void open(branch) },
    })
  }
  return (
    <PlainList
      title={m.office_settings_branches()}
      text={m.office_settings_branches_how()}
      add={
        <Button look="quiet" onClick={() => setEdited('new')}>
          {m.office_settings_branch_add()}
        </Button>
      }
    >
      <Answer problem={problem} onRetry={retry} lines={2}>
        {branches && (
          <ul aria-label={m.office_settings_branches()} className="-ms-4 -me-2 divide-y divide-line sm:-me-3">
            {branches.map(branch => (
              <li key={branch.branchId}>
                <BranchRow
                  branch={branch}
                  onEdit={() => setEdited(branch)}
                  onMain={() => void makeMain(branch)}
                  onOpen={active => (active ? void open(branch) : setClosing(branch))}
                />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {edited && (
        <BranchDialog
          branch={edited === 'new' ? undefined : edited}
          settings={settings}
          onClose={() => setEdited(undefined)}
          onSaved={next => {
            take(next)
            if (edited !== 'new') setEdited(next.find(one => one.branchId === edited.branchId) ?? edited)
          }}
        />
      )}
      {closing && (
        <AskFirst
          title={m.office_settings_branch_close_ask({ name: closing.branchName })}
          text={m.office_settings_branch_close_text()}
          yes={m.office_settings_branch_close_yes()}
          no={m.office_settings_branch_close_no()}
          onYes={() => void close(closing)}
          onClose={() => setClosing(undefined)}
        />
      )}
    </PlainList>
  )
}
