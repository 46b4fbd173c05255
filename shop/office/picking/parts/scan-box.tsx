import { ScanBarcode } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { useScanner } from '../../kit/use-scanner.ts'

type Props = { onScan: (scanned: string) => void }

/** Takes codes: from a keyboard scanner wherever the focus is, or typed into the field. */
export function ScanBox({ onScan }: Props) {
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
    <form onSubmit={submitted} className="mt-6">
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
    </form>
  )
}
