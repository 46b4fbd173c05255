import { LockKeyhole } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { m } from '../../messages/m.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { refreshSession, useSession } from '../../ui/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { signInAddress } from '../../ui/use-call.ts'
import { mayOpen, type OfficeScreen } from '../office-screen.ts'

type Props = {
  screen: OfficeScreen
  address: string
  children: ReactNode
}

/**
 * Shows its children only to staff who may open the screen. The page itself is the same for everyone, and the server checks each
 * call. `address`: the page to return to after signing in.
 */
export function StaffOnly({ screen, address, children }: Props) {
  const session = useSession()
  const [lost, setLost] = useState(false)
  const ask = () => refreshSession().then(answer => setLost(!answer))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => void ask(), [])
  if (!session) {
    if (lost) return <Problem problem={{ type: 'offline', title: '' }} onRetry={ask} />
    return (
      <>
        <h1 className="sr-only">{screen.title()}</h1>
        <Skeleton lines={4} label={m.shop_loading()} />
      </>
    )
  }
  if (!session.signedIn)
    return (
      <Closed title={m.office_sign_in_title()} text={m.office_sign_in_text()}>
        <ButtonLink look="main" to={signInAddress(address)}>
          {m.office_sign_in()}
        </ButtonLink>
      </Closed>
    )
  if (session.needsSecondFactor)
    return (
      <Closed title={m.office_staff_needs_factor()} text={m.office_staff_needs_factor_text()}>
        <ButtonLink look="main" to={`/two-factor?next=${encodeURIComponent(address)}`}>
          {m.office_staff_needs_factor_go()}
        </ButtonLink>
      </Closed>
    )
  if (!mayOpen(screen, session))
    return <Closed title={m.office_not_allowed()} text={m.office_not_allowed_text()} />
  // Another person begins with an empty screen: what the one before has typed or tapped is gone.
  return <Fragment key={session.custId}>{children}</Fragment>
}

function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center md:py-20">
      <span className="grid size-20 place-items-center rounded-round bg-saffron-soft">
        <LockKeyhole aria-hidden className="size-9 text-ink" />
      </span>
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-prose text-muted">{text}</p>
      {children}
    </div>
  )
}
