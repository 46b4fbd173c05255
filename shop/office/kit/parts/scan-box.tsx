import { Camera, CameraOff, ScanBarcode } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useState,
} from 'react'
import { LONGEST_SCAN } from '../../../catalogue/codes/lot-label.rules.ts'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useScanner } from '../use-scanner.ts'

const CameraScan = lazy(() => import('../camera/camera-scan.tsx'))

type Props = {
  onScan: (scanned: string) => void
  label?: string
  field?: RefObject<HTMLInputElement | null>
  /** More about the field. */
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'autoFocus' | 'inputMode'>
  /** Called when the field is entered empty. */
  onEmpty?: () => void
}

/**
 * Takes codes: from a keyboard scanner wherever the focus is, typed into the field, or seen by the camera. It is no form of its own, so
 * that it can be part of one.
 */
export function ScanBox({
  onScan,
  label = m.office_orders_scan(),
  field,
  input = { inputMode: 'numeric' },
  onEmpty,
}: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isLooking, setLooking] = useState(false)
  useScanner(onScan)
  const take = () => {
    const scanned = typed.trim()
    setTyped('')
    if (scanned) onScan(scanned)
    else onEmpty?.()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    take()
  }
  return (
    <div>
      <div>
        <label htmlFor={id} className="mb-1 flex items-center gap-2 text-sm font-medium">
          <ScanBarcode aria-hidden className="size-4" />
          {label}
        </label>
        <div className="flex gap-2">
          <input
            {...input}
            ref={field}
            id={id}
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            onKeyDown={pressed}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={LONGEST_SCAN}
            className={inputLook}
          />
          <button
            type="button"
            onClick={take}
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
      </div>
      {isLooking && (
        <Suspense fallback={<Spinner />}>
          <CameraScan onScan={onScan} />
        </Suspense>
      )}
    </div>
  )
}
