import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLeaving } from '../use-leaving.ts'

/** The sign-in page for someone who is already signed in. */
export function AlreadySignedIn({ name }: { name: string }) {
  const leave = useLeaving()
  return (
    <div className="grid gap-5">
      <p className="text-lg wrap-anywhere">{m.customers_already({ name })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="main" to="/dashboard">
          {m.customers_to_dashboard()}
        </ButtonLink>
        <Button look="quiet" onClick={leave}>
          {m.front_sign_out()}
        </Button>
      </div>
    </div>
  )
}
