import type { BranchWithHours } from '../../hours/load-branches.ts'
import { OpenNow } from '../../hours/parts/open-now.tsx'
import { m } from '../../messages/m.ts'
import { chooseBranch, useChosenBranch } from '../../settings/branches/chosen-branch.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

/** The branches with their hours, each to be chosen; nothing in a shop with one branch. */
export function BranchCards({ branches }: { branches: readonly BranchWithHours[] }) {
  const { chosen } = useChosenBranch()
  if (branches.length === 0) return null
  const choose = ({ branchId, branchName }: BranchWithHours) => {
    chooseBranch(branchId)
    toast(m.content_branch_chosen({ branch: branchName }))
  }
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="branches">
      <h2 id="branches" className="mb-5 text-2xl md:text-3xl">
        {m.content_branches()}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {branches.map(branch => (
          <li key={branch.branchId} className="card flex flex-col gap-1 p-5">
            <h3 className="text-xl">{branch.branchName}</h3>
            <p>{branch.address}</p>
            {[branch.phone1, branch.phone2].filter(Boolean).map(number => (
              <a
                key={number}
                href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
                className="block w-fit py-0.5 underline-offset-4 hover:underline"
              >
                <bdi>{number}</bdi>
              </a>
            ))}
            <div className="mt-2">
              <OpenNow opening={branch.opening} />
              {branch.opening.lines.map(line => (
                <span key={line} className="block text-sm text-muted">
                  {line}
                </span>
              ))}
            </div>
            <div className="mt-auto pt-3">
              {chosen?.branchId === branch.branchId ? (
                <p className="flex min-h-11 items-center font-semibold text-green">
                  {m.content_branch_yours()}
                </p>
              ) : (
                <Button look="quiet" onClick={() => choose(branch)}>
                  {m.content_branch_choose()}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
