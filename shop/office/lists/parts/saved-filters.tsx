import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeList } from '../use-office-list.ts'
import { ToolPanel } from './tool-panel.tsx'

type Props<Row> = { name: string; list: OfficeList<Row> }

/** The saved filters of a list: opens them, and saves the current one. */
export function SavedFilters<Row>({ name, list }: Props<Row>) {
  const id = useId()
  const { answer: filters, retry } = useCall('GET /savedFilters/find/{list}', { list: name })
  const [filterName, setFilterName] = useState('')
  const [error, setError] = useState<string>()
  const { page: _, ...shown } = list.asked

  async function save(filter: { filterName: string; query: string }) {
    const sent = await send('POST /savedFilters/save', { list: name, ...filter })
    if (!sent.ok)
      return setError(sent.problem.errors?.[0]?.message ?? (sent.problem.title || m.shop_offline()))
    setError(undefined)
    setFilterName('')
    toast(m.office_filter_kept({ name: sent.answer.filterName }))
    retry()
  }
  function submitted(event: FormEvent) {
    event.preventDefault()
    if (!filterName.trim()) return setError(m.office_filter_needed())
    void save({ filterName, query: new URLSearchParams(shown).toString() })
  }
  async function remove(filter: NonNullable<typeof filters>[number]) {
    const sent = await send('POST /savedFilters/delete/{id}', { id: filter.filterId })
    if (!sent.ok) return setError(sent.problem.title || m.shop_offline())
    toast(m.office_filter_removed({ name: filter.filterName }), {
      undo: { says: m.office_undo(), does: () => void save(filter) },
    })
    retry()
  }
  return (
    <ToolPanel id={id} says={m.office_filters()} icon={<Bookmark aria-hidden className="size-4.5" />}>
      <div className="p-3">
        {filters?.length === 0 ? (
          <p className="px-1 text-sm text-muted">{m.office_filter_none()}</p>
        ) : (
          <ul>
            {filters?.map(filter => (
              <li key={filter.filterId} className="flex items-center">
                <Link
                  to={`?${filter.query}`}
                  onClick={() => document.getElementById(id)?.hidePopover()}
                  className="flex min-h-10 grow items-center rounded-small px-2 hover:bg-green-soft"
                >
                  {filter.filterName}
                </Link>
                <button
                  type="button"
                  aria-label={m.office_filter_remove({ name: filter.filterName })}
                  onClick={() => remove(filter)}
                  className="grid size-10 shrink-0 place-items-center rounded-round hover:bg-rose-soft"
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={submitted} className="mt-3 grid gap-2 border-t border-line pt-3">
          <Field
            label={m.office_filter_name()}
            value={filterName}
            maxLength={60}
            error={error}
            onChange={event => setFilterName(event.target.value)}
          />
          <Button look="quiet" type="submit">
            {m.office_filter_keep()}
          </Button>
        </form>
      </div>
    </ToolPanel>
  )
}
