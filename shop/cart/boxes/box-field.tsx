import { useEffect, useRef, useState } from 'react'
import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { m } from '../../messages/m.ts'
import BoxPicker from './box-picker.tsx'

/** The choices for a box as a field of a form, `parts`: a form with too few of them is not sent, and says so here. */
export default function BoxField({ box }: { box: ShownBox }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const missing = box.groups.reduce((sum, { choose }) => sum + (choose ?? 0), 0) - chosen.length
  const says = missing > 0 ? m.cart_box_more({ count: missing }) : ''
  useEffect(() => field.current?.setCustomValidity(says), [says])
  return (
    <div className="space-y-2">
      <BoxPicker box={box} chosen={chosen} onChoose={setChosen} />
      <input
        ref={field}
        name="parts"
        value={JSON.stringify(chosen)}
        readOnly={false}
        onChange={() => {}}
        onInvalid={event => {
          event.preventDefault()
          setAsked(true)
        }}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <p role="alert" className="text-sm font-medium text-rose">
        {isAsked && says}
      </p>
    </div>
  )
}
