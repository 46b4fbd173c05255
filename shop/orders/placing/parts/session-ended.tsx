import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { signInAddress } from '../../../ui/use-call.ts'

/**
 * The notice that the session ended before the order was placed: sign in again, or go on as a guest. Typed values stay.
 */
export function SessionEnded({ onGuest }: { onGuest: () => void }) {
  return (
    <div role="alert" className="space-y-4 rounded-tile bg-saffron-soft px-5 py-4">
      <div>
        <p className="font-semibold">{m.orders_session_ended()}</p>
        <p className="text-sm">{m.orders_session_ended_text()}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInAddress('/checkout')}>{m.orders_sign_in()}</ButtonLink>
        <Button look="quiet" onClick={onGuest}>
          {m.orders_as_guest()}
        </Button>
      </div>
    </div>
  )
}
