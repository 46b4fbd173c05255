import { lazy, Suspense, useCallback, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { StandingOrder } from '../standing.contract.ts'
import { EndStanding } from './end-standing.tsx'

/** Loaded when someone wants to change a standing order. */
const StandingForm = lazy(() => import('./standing-form.tsx'))

type Props = {
  of: StandingOrder
  ways: readonly StandingOrder['pickupType'][]
  onChanged: () => void
}

/** The ways to change, pause, resume and end a standing order. */
export function StandingActions({ of, ways, onChanged }: Props) {
  const { standingId, listId, listName: name, state } = of
  const [isChanging, setChanging] = useState(false)
  const close = useCallback(() => setChanging(false), [])
  async function pause() {
    const sent = await send('POST /standing/pause', { standingId })
    onChanged()
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    const undo = { says: m.lists_undo(), does: () => void resume() }
    toast(m.lists_standing_paused({ name }), { undo })
  }
  async function resume() {
    const sent = await send('POST /standing/resume', { standingId })
    toast(sent.ok ? m.lists_standing_resumed({ name }) : sent.problem.title || m.shop_offline())
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {ways.length > 0 && (
        <Button
          look="quiet"
          aria-label={m.lists_standing_change_of({ name })}
          onClick={() => setChanging(true)}
        >
          {m.lists_standing_change()}
        </Button>
      )}
      {state === 'ACTIVE' ? (
        <Button look="quiet" aria-label={m.lists_standing_pause_of({ name })} onClick={() => void pause()}>
          {m.lists_standing_pause()}
        </Button>
      ) : (
        <Button look="main" aria-label={m.lists_standing_resume_of({ name })} onClick={() => void resume()}>
          {m.lists_standing_resume()}
        </Button>
      )}
      <EndStanding standingId={standingId} name={name} onEnded={onChanged} />
      {isChanging && (
        <Suspense>
          <StandingForm {...{ listId, name, ways }} before={of} onClose={close} onSaved={onChanged} />
        </Suspense>
      )}
    </div>
  )
}
