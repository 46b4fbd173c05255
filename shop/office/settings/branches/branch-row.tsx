import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { branchFacts } from './branch-words.ts'

type Props = {
  branch: StaffBranch
  onEdit: () => void
  onMain: () => void
  onOpen: (active: boolean) => void
}

/** A branch of the list, with ways to change it, to make it the main one, and to close it or open it again. */
export function BranchRow({ branch, onEdit, onMain, onOpen }: Props) {
  const { branchName: name, isMain, active } = branch
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 ps-4 pe-2 sm:pe-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2">
          <button
            type="button"
            aria-label={m.office_change_named({ name })}
            onClick={onEdit}
            className={`min-w-0 text-start font-semibold wrap-anywhere underline-offset-4 hover:underline ${active ? 'text-green' : 'text-muted'}`}
          >
            {name}
          </button>
          {isMain && <StateBadge look="good">{m.office_settings_branch_main()}</StateBadge>}
          {!active && <StateBadge look="quiet">{m.office_settings_branch_is_closed()}</StateBadge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere">
          {branchFacts(branch).map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {!isMain && (
        <div className="-ms-5 flex flex-wrap">
          {active && (
            <Button look="bare" aria-label={m.office_settings_branch_make_main_of({ name })} onClick={onMain}>
              {m.office_settings_branch_make_main()}
            </Button>
          )}
          <Button
            look="bare"
            aria-label={
              active
                ? m.office_settings_branch_close_of({ name })
                : m.office_settings_branch_open_of({ name })
            }
            onClick={() => onOpen(!active)}
          >
            {active ? m.office_settings_branch_close() : m.office_settings_branch_open()}
          </Button>
        </div>
      )}
    </div>
  )
}
