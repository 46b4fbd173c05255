import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffRedirect } from '../../../redirects/redirects.contract.ts'
import { Button, ButtonLink, buttonLook } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { RowButtons } from '../../lists/parts/row-buttons.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { MissingPages } from '../parts/missing-pages.tsx'
import { RedirectDialog } from '../parts/redirect-dialog.tsx'

/** `/admin/redirects`: old addresses and where they lead, and addresses that have no page. */
export default function RedirectsScreen() {
  const list = useOfficeList('GET /redirects/findForStaff')
  const missing = useCall('GET /redirects/findMissing', {})
  const [edited, setEdited] = useState<StaffRedirect | { fromPath: string }>()
  const reload = () => {
    list.retry()
    missing.retry()
  }
  const restore = async ({ fromPath, toPath }: StaffRedirect) => {
    const sent = await send('POST /redirects/save', { from: fromPath, to: toPath })
    if (!sent.ok) toast(sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline())
    reload()
  }
  const remove = async ({ fromPath }: StaffRedirect) => {
    const sent = await send('POST /redirects/delete', { from: fromPath })
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    else
      toast(m.office_catalogue_gone({ name: fromPath }), {
        undo: { says: m.office_undo(), does: () => void restore(sent.answer) },
      })
    // Also after a refusal: the redirect may be gone already.
    reload()
  }
  const columns: OfficeColumn<StaffRedirect>[] = [
    {
      id: 'from',
      name: m.office_redirects_from(),
      sorts: true,
      shown: 'always',
      cell: redirect => (
        <button
          type="button"
          onClick={() => setEdited(redirect)}
          className="text-start font-semibold text-green underline-offset-4 wrap-anywhere hover:underline"
        >
          <bdi>{redirect.fromPath}</bdi>
        </button>
      ),
    },
    {
      id: 'to',
      name: m.office_redirects_to(),
      sorts: true,
      cell: ({ toPath }) => (
        <a
          href={toPath}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-4 wrap-anywhere"
        >
          <bdi>{toPath}</bdi>
        </a>
      ),
    },
    {
      id: 'times',
      name: m.office_redirects_times(),
      sorts: true,
      end: true,
      cell: ({ times }) => <span className="tabular-nums">{times}</span>,
    },
    {
      id: 'last',
      name: m.office_redirects_last(),
      sorts: true,
      cell: ({ lastAt }) =>
        lastAt ? <When at={lastAt} /> : <span className="text-muted">{m.office_redirects_never()}</span>,
    },
    {
      id: 'ways',
      name: m.office_catalogue_ways(),
      end: true,
      acts: true,
      cell: redirect => (
        <span className="flex justify-end">
          <RowButtons
            name={redirect.fromPath}
            onEdit={() => setEdited(redirect)}
            onRemove={() => void remove(redirect)}
          />
        </span>
      ),
    },
  ]
  return (
    <>
      <OfficeHeading title={m.office_redirects()} text={m.office_redirects_text()}>
        <ButtonLink look="quiet" to="/admin/redirects/import">
          {m.office_redirects_import()}
        </ButtonLink>
        <a href="/api/exports/redirects" download className={buttonLook('quiet')}>
          {m.office_redirects_export()}
        </a>
        <Button look="main" onClick={() => setEdited({ fromPath: '' })}>
          {m.office_redirects_add()}
        </Button>
      </OfficeHeading>
      <div className="space-y-8">
        <DataTable
          name="redirects"
          caption={m.office_redirects()}
          list={list}
          columns={columns}
          rowId={({ fromPath }) => fromPath}
          searchHint={m.office_redirects_search()}
          empty={list.asked.q ? m.office_redirects_no_match() : m.office_redirects_none()}
        />
        <MissingPages found={missing} onAdd={fromPath => setEdited({ fromPath })} />
      </div>
      {edited && <RedirectDialog redirect={edited} onClose={() => setEdited(undefined)} onSaved={reload} />}
    </>
  )
}
