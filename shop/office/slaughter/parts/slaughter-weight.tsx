import { type FormEvent, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { type Leaving, poundsIn } from '../../kit/slaughter-queue.rules.ts'
import { placeWords } from '../../kit/slaughter-words.ts'
import type { SlaughterTaps } from '../use-slaughter-day.ts'

type Props = { share: Leaving; taps: SlaughterTaps }

/** The weight of a share: typed to pack it; packing can be undone while the share has not left. */
export function SlaughterWeight({ share, taps }: Props) {
  const id = useId()
  const { shareId, weight, packedAt, collectedAt } = share
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const concerns = `share ${shareId}`
  const place = placeWords(share)
  const toSay = (pounds: number | null) => ({
    concerns,
    call: 'POST /qurbani/packShare' as const,
    input: { shareId, weight: pounds },
    says:
      pounds === null
        ? m.office_slaughter_says_not_packed({ place })
        : m.office_slaughter_says_packed({ place, weight: pounds }),
  })
  if (packedAt !== null)
    return (
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-2xl font-semibold tabular-nums">
          {m.office_slaughter_pounds({ weight: weight ?? 0 })}
        </span>
        {collectedAt === null && (
          <Button
            look="bare"
            disabled={taps.isSending(concerns)}
            onClick={() => void taps.tap({ ...toSay(null), undo: toSay(weight) })}
          >
            {m.office_slaughter_weigh_again()}
          </Button>
        )}
      </p>
    )
  const pack = (event: FormEvent) => {
    event.preventDefault()
    const pounds = poundsIn(typed)
    setWrong(pounds === undefined)
    if (pounds !== undefined) void taps.tap({ ...toSay(pounds), undo: toSay(null) })
  }
  return (
    <form onSubmit={pack} noValidate method="post">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {m.office_slaughter_weight()}
      </label>
      <div className="grid grid-cols-2 gap-3">
        <input
          id={id}
          name={`weight-${shareId}`}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={9}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          className={`${inputLook} min-h-16 text-end text-3xl tabular-nums`}
        />
        <Button type="submit" className="min-h-16 text-xl" disabled={taps.isSending(concerns)}>
          {m.office_slaughter_pack()}
        </Button>
      </div>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="mt-1 font-medium text-rose">
          {m.office_slaughter_weight_wrong()}
        </p>
      )}
    </form>
  )
}
