import { KeyRound } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { signInAddress } from '../../../ui/use-call.ts'

/** The sign-in link in place of a customer's own data. `address`: the page to return to. */
export function PleaseSignIn({ address }: { address: string }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center md:py-20">
      <span className="grid size-20 place-items-center rounded-round bg-saffron-soft">
        <KeyRound aria-hidden className="size-9 text-ink" />
      </span>
      <h2 className="text-2xl">{m.orders_please_sign_in()}</h2>
      <p className="max-w-prose text-muted">{m.orders_please_sign_in_text()}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink look="main" to={signInAddress(address)}>
          {m.orders_sign_in()}
        </ButtonLink>
        <ButtonLink look="quiet" to="/customer?source=REGISTER">
          {m.orders_register()}
        </ButtonLink>
      </div>
    </div>
  )
}
