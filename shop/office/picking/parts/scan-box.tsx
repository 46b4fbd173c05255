import { ScanBarcode } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { useScanner } from '../../kit/use-scanner.ts'
import type { ScanResult } from '../use-scans.ts'

type Props = { result: ScanResult | undefined; onScan: (scanned: string) => void }

/** Takes codes: from a keyboard scanner wherever the focus is, or typed into the field. Says what became of the last one. */
export function ScanBox({ result, onScan }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  useScanner(onScan)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    onScan(typed)
    setTyped('')
  }
  return (
    <form onSubmit={submitted} className="mb-6">
      <label htmlFor={id} className="mb-1 flex items-center gap-2 text-sm font-medium">
        <ScanBarcode aria-hidden className="size-4" />
        {m.office_orders_scan()}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          className={inputLook}
        />
        <button
          type="submit"
          className="min-h-11 shrink-0 rounded-round border border-edge px-4 text-sm font-medium hover:bg-green-soft"
        >
          {m.office_orders_scan_take()}
        </button>
      </div>
      <p
        role="status"
        className={`mt-2 rounded-small px-4 py-2 font-medium empty:hidden wrap-anywhere ${result?.isWrong ? 'bg-rose-soft text-rose' : 'bg-green-soft'}`}
      >
        {result?.says}
      </p>
    </form>
  )
}
