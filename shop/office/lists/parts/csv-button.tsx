import { Download } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { toast } from '../../../ui/toast.tsx'
import { type CsvRows, saveCsv } from '../save-csv.ts'

type Props = {
  /** The name of the file and of its content. */
  name: string
  rows: () => CsvRows | Promise<CsvRows | undefined>
}

/** Saves a table as a CSV file. */
export function CsvButton({ name, rows }: Props) {
  async function save() {
    const found = await rows()
    if (!found) return toast(m.shop_offline())
    await saveCsv(name, found).catch(() => toast(m.shop_offline()))
  }
  return (
    <button
      type="button"
      onClick={save}
      aria-label={m.office_csv_of({ name })}
      className="inline-flex min-h-10 shrink-0 items-center gap-2 rounded-round border border-edge px-3.5 text-sm font-medium hover:bg-green-soft"
    >
      <Download aria-hidden className="size-4" />
      {m.office_csv()}
    </button>
  )
}
