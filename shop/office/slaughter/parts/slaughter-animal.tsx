import { Check, ChevronDown, Printer } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { When } from '../../../ui/when.tsx'
import { QurbaniAnimalPicture } from '../../kit/parts/qurbani-animal-picture.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { animalName } from '../../kit/qurbani-office-words.ts'
import { stageOf, totalsOf } from '../../kit/slaughter-queue.rules.ts'
import { stageName } from '../../kit/slaughter-words.ts'
import type { SlaughterTaps } from '../use-slaughter-day.ts'
import { SlaughterShare } from './slaughter-share.tsx'

type Props = {
  animal: QueueAnimal
  taps: SlaughterTaps
  labels: string
  open: boolean
  onToggle: () => void
  /** Something else than a tap has changed the animal. */
  onChanged: () => void
}

const stageLook = {
  FREE: 'quiet',
  DO: 'waits',
  PACK: 'waits',
  'HAND OVER': 'waits',
  FINISHED: 'good',
} as const

/** An animal of the day: its tag and progress; opened, the names to be read aloud, and the actions on it. */
export function SlaughterAnimal({ animal, taps, labels, open, onToggle, onChanged }: Props) {
  const id = useId()
  const { animalId, tag, kind, shares, places, state, doneAt, doneBy } = animal
  const stage = stageOf(animal)
  const { packed, collected } = totalsOf([animal])
  const concerns = `animal ${animalId}`
  const toSay = (done: boolean) => ({
    concerns,
    call: 'POST /qurbani/markDone' as const,
    input: { animalId, done },
    says: done ? m.office_slaughter_says_done({ tag }) : m.office_slaughter_says_not_done({ tag }),
  })
  return (
    <li className="card overflow-clip">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-20 w-full items-center gap-3 px-4 py-3 text-start hover:bg-green-soft"
        >
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              <bdi className="text-2xl wrap-anywhere tabular-nums">{tag}</bdi>
              <span className="font-text tracking-normal">
                <StateBadge look={stageLook[stage]}>{stageName[stage]()}</StateBadge>
              </span>
            </span>
            <span className="block font-text text-base font-normal tracking-normal text-muted">
              {animalName[kind]()} · {m.office_slaughter_taken({ count: shares.length, of: places })}
            </span>
            {state === 'DONE' && shares.length > 0 && (
              <span className="block font-text text-base font-normal tracking-normal text-muted tabular-nums">
                {m.office_slaughter_far({ packed, collected })}
              </span>
            )}
          </span>
          <ChevronDown aria-hidden className={`size-6 shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && (
          <>
            {(animal.named || animal.note) && (
              <p className="border-t border-line bg-saffron-soft px-4 py-3 wrap-anywhere">
                {[animal.named && m.office_slaughter_named(), animal.note].filter(Boolean).join(' · ')}
              </p>
            )}
            {shares.length === 0 ? (
              <p className="border-t border-line p-4 text-muted">{m.office_slaughter_no_shares()}</p>
            ) : (
              <ul>
                {shares.map(share => (
                  <SlaughterShare
                    key={share.shareId}
                    share={{ ...share, animalId, tag, kind, places }}
                    isDone={state === 'DONE'}
                    taps={taps}
                    label={`${labels}&share=${share.shareId}`}
                  />
                ))}
              </ul>
            )}
            <div className="grid gap-3 border-t border-line bg-sunken p-4">
              {state === 'DONE' ? (
                <>
                  <p className="text-muted">
                    {m.office_slaughter_done_by({ name: doneBy ?? '–' })} {doneAt && <When at={doneAt} />}
                  </p>
                  <div className="grid gap-3 sm:grid-cols-2">
                    <ButtonLink look="quiet" className="min-h-14" to={labels}>
                      <Printer aria-hidden className="size-5" />
                      {m.office_slaughter_labels_of({ tag })}
                    </ButtonLink>
                    {packed === 0 && (
                      <Button
                        look="quiet"
                        className="min-h-14"
                        disabled={taps.isSending(concerns)}
                        onClick={() => void taps.tap({ ...toSay(false), undo: toSay(true) })}
                      >
                        {m.office_slaughter_not_done()}
                      </Button>
                    )}
                  </div>
                </>
              ) : (
                <Button
                  look="main"
                  className="min-h-16 text-xl"
                  disabled={taps.isSending(concerns)}
                  onClick={() => void taps.tap({ ...toSay(true), undo: toSay(false) })}
                >
                  <Check aria-hidden className="size-6" />
                  {m.office_slaughter_done()}
                </Button>
              )}
              <details>
                <summary className="min-h-11 cursor-pointer content-center font-semibold text-green">
                  {m.office_slaughter_picture()}
                </summary>
                <p className="mb-3 text-sm text-muted">{m.office_slaughter_picture_text()}</p>
                <QurbaniAnimalPicture animal={animal} onChange={onChanged} />
              </details>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
