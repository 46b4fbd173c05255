import { Check } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { When } from '../../../ui/when.tsx'
import { type Leaving, wayOf } from '../../kit/slaughter-queue.rules.ts'
import { leftName, placeWords } from '../../kit/slaughter-words.ts'
import type { SlaughterTaps } from '../use-slaughter-day.ts'

type Props = { share: Leaving; taps: SlaughterTaps }

/** One tap records that a packed share has left; the time is then shown, and it can be undone. */
export function SlaughterLeave({ share, taps }: Props) {
  const { shareId, collectedAt, collectedBy, distribution } = share
  const concerns = `share ${shareId}`
  const place = placeWords(share)
  const left = leftName[wayOf(distribution)]()
  const toSay = (collected: boolean) => ({
    concerns,
    call: 'POST /qurbani/collectShare' as const,
    input: { shareId, collected },
    says: collected ? `${place}: ${left}` : m.office_slaughter_says_not_left({ place }),
  })
  if (collectedAt === null)
    return (
      <Button
        look="main"
        className="min-h-14 min-w-40 grow text-lg"
        aria-label={`${left}: ${place}`}
        disabled={taps.isSending(concerns)}
        onClick={() => void taps.tap({ ...toSay(true), undo: toSay(false) })}
      >
        <Check aria-hidden className="size-6" />
        {left}
      </Button>
    )
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0 text-sm wrap-anywhere text-muted">
        <strong className="block text-base text-green">{left}</strong>
        <When at={collectedAt} /> {collectedBy && <bdi>· {collectedBy}</bdi>}
      </p>
      <Button
        look="bare"
        aria-label={`${m.office_slaughter_not_left()}: ${place}`}
        disabled={taps.isSending(concerns)}
        onClick={() => void taps.tap({ ...toSay(false), undo: toSay(true) })}
      >
        {m.office_slaughter_not_left()}
      </Button>
    </div>
  )
}
