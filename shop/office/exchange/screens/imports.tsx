import { m } from '../../../messages/m.ts'
import { useNavigate } from '../../../ui/router.ts'
import { When } from '../../../ui/when.tsx'
import { FileDrop } from '../../forms/parts/file-drop.tsx'
import { TooBigDialog } from '../../forms/parts/too-big-dialog.tsx'
import { useUploads } from '../../forms/use-uploads.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import type { RowOf } from '../../lists/use-office-list.ts'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { ImportState } from '../parts/import-state.tsx'

/** The largest file that can be uploaded, in bytes. */
const MOST = 250_000_000

const asItIs = async (file: File) => (file.size > MOST ? undefined : { file })

type Row = RowOf<'GET /imports/find'>

const columns: OfficeColumn<Row>[] = [
  { id: 'file', name: m.office_import_file(), shown: 'always', cell: row => row.fileName },
  { id: 'state', name: m.office_import_state(), cell: row => <ImportState state={row.state} /> },
  { id: 'lines', name: m.office_import_lines(), end: true, cell: row => row.lines },
  { id: 'products', name: m.office_import_products(), end: true, cell: row => row.items },
  { id: 'written', name: m.office_import_written(), end: true, cell: row => row.written },
  { id: 'by', name: m.office_import_by(), cell: row => row.by },
  { id: 'time', name: m.office_import_time(), sorts: true, cell: row => <When at={row.createdAt} /> },
]

/** `/admin/import`: uploads product files, and lists earlier imports. */
export default function ImportsScreen() {
  const list = useOfficeList('GET /imports/find')
  const navigate = useNavigate()
  const uploads = useUploads({
    call: 'POST /imports/upload',
    prepare: asItIs,
    onUploaded: ({ importId }) => navigate(`/admin/import/${importId}`),
  })
  return (
    <>
      <OfficeHeading title={m.office_import_title()} text={m.office_import_text()} />
      <div className="mb-8">
        <FileDrop
          single
          label={m.office_import_drop()}
          kinds={m.office_import_kinds()}
          accept=".csv,.tsv,.txt,text/csv"
          uploads={uploads}
        />
      </div>
      <DataTable
        name="imports"
        caption={m.office_import_list()}
        list={list}
        columns={columns}
        rowId={row => String(row.importId)}
        addressOf={row => `/admin/import/${row.importId}`}
        searchHint={m.office_import_search()}
        empty={m.office_import_none_yet()}
      />
      {uploads.tooBig && <TooBigDialog says={m.exchange_import_too_big()} onClose={uploads.closeTooBig} />}
    </>
  )
}
