import { Camera, CameraOff, ScanBarcode } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useScanner } from '../use-scanner.ts'

const CameraScan = lazy(() => import('../camera/camera-scan.tsx'))

type Props = { onScan: (scanned: string) => void }

/** Takes codes: from a keyboard scanner wherever the focus is, typed into the field, or seen by the camera. */
export function ScanBox({ onScan }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isLooking, setLooking] = useState(false)
  useScanner(onScan)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return
    onScan(typed.trim())
    setTyped('')
  }
  return (
    <div className="mt-6">
      <form onSubmit={submitted}>
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
          <button
            type="button"
            aria-pressed={isLooking}
            aria-label={m.office_camera()}
            onClick={() => setLooking(!isLooking)}
            className="grid size-11 shrink-0 place-items-center rounded-round border border-edge hover:bg-green-soft"
          >
            {isLooking ? (
              <CameraOff aria-hidden className="size-5" />
            ) : (
              <Camera aria-hidden className="size-5" />
            )}
          </button>
        </div>
      </form>
      {isLooking && (
        <Suspense fallback={<Spinner />}>
          <CameraScan onScan={onScan} />
        </Suspense>
      )}
    </div>
  )
}
