import type { ChangeEvent } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import type { OfficeList } from '../../lists/use-office-list.ts'

type Props<Row> = { list: OfficeList<Row>; branches: readonly Pick<StaffBranch, 'branchId' | 'branchName'>[] }

/** Filters by branch if there are several, by delivery method, and by the dates between which orders were placed. */
export function BoardFilters<Row>({ list, branches }: Props<Row>) {
  const take = (name: string) => ({
    value: list.asked[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      list.change({ [name]: target.value }),
  })
  const look = `${inputLook} xl:max-w-40 min-w-0 text-sm`
  return (
    <>
      {branches.length > 1 && (
        <select aria-label={m.office_branch()} className={look} {...take('branchId')}>
          <option value="">{m.office_all_branches()}</option>
          {branches.map(({ branchId, branchName }) => (
            <option key={branchId} value={branchId}>
              {branchName}
            </option>
          ))}
        </select>
      )}
      <select aria-label={m.office_orders_way()} className={look} {...take('pickupType')}>
        <option value="">{m.office_orders_any_way()}</option>
        <option value="IN STORE">{m.cart_in_store()}</option>
        <option value="DELIVERY">{m.cart_delivery()}</option>
      </select>
      <span className="flex min-w-0 items-center gap-2 max-xl:col-span-2">
        <input type="date" aria-label={m.office_orders_from()} className={look} {...take('from')} />
        <span aria-hidden>–</span>
        <input type="date" aria-label={m.office_orders_until()} className={look} {...take('to')} />
      </span>
    </>
  )
}
