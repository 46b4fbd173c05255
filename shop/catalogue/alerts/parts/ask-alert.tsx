import { useEffect, useRef, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { refreshSession } from '../../../ui/session.ts'
import { AlertForm } from './alert-form.tsx'

type State =
  | { at: 'asking' | 'form' | 'stopped' }
  /** The mail goes to this address; the account of a signed-in customer can undo it. */
  | { at: 'done'; email: string; own: boolean }
  | { at: 'failed'; problem: { title: string; type: string } }

/** Asks for the mail: at once for a signed-in customer, with a form for a guest. Says what became of it, with the focus on it. */
export default function AskAlert({ productId }: { productId: number }) {
  const [state, setState] = useState<State>({ at: 'asking' })
  const box = useRef<HTMLDivElement>(null)
  async function ask() {
    setState({ at: 'asking' })
    if ((await refreshSession())?.custId == null) return setState({ at: 'form' })
    const sent = await send('POST /stockAlerts/ask', { productId })
    if (sent.ok) setState({ at: 'done', email: sent.answer.email, own: true })
    else if (sent.problem.errors || sent.problem.status === 401) setState({ at: 'form' })
    else setState({ at: 'failed', problem: sent.problem })
  }
  async function stop() {
    const sent = await send('POST /stockAlerts/stop', { productId })
    setState(sent.ok ? { at: 'stopped' } : { at: 'failed', problem: sent.problem })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the button was pressed
  useEffect(() => void ask(), [])
  // Each change removes the element that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state gets the focus
  useEffect(() => (box.current?.querySelector('input') ?? box.current)?.focus(), [state.at])
  return (
    <div ref={box} tabIndex={-1} className="space-y-3 outline-none">
      <div role="status" className="flex flex-wrap items-center gap-3">
        {state.at === 'asking' && <p className="text-muted">{m.shop_loading()}</p>}
        {state.at === 'done' && (
          <p className="font-medium wrap-anywhere">{m.catalogue_alert_done({ email: state.email })}</p>
        )}
        {state.at === 'stopped' && <p className="font-medium">{m.catalogue_alert_stopped()}</p>}
      </div>
      {state.at === 'form' && (
        <AlertForm productId={productId} onDone={email => setState({ at: 'done', email, own: false })} />
      )}
      {state.at === 'done' && state.own && (
        <Button look="quiet" onClick={() => void stop()}>
          {m.catalogue_alert_undo()}
        </Button>
      )}
      {state.at === 'stopped' && (
        <Button look="quiet" onClick={() => void ask()}>
          {m.catalogue_alert_ask()}
        </Button>
      )}
      {state.at === 'failed' && <Problem problem={state.problem} onRetry={() => void ask()} />}
    </div>
  )
}
