import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { refreshSession, useSession } from '../../../ui/session.ts'
import { signInAddress, useCall } from '../../../ui/use-call.ts'
import { DoorPage } from '../../staff/parts/door-page.tsx'
import { FactorOn } from '../parts/factor-on.tsx'
import { RecoveryCodes } from '../parts/recovery-codes.tsx'
import { SetUpFactor } from '../parts/set-up-factor.tsx'
import { wayBack } from '../way-back.rules.ts'
import type { Route } from './+types/two-factor'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_factor_title(),
    description: m.customers_factor_description(),
    path: '/two-factor',
    hidden: true,
  })

/**
 * `/two-factor`: switches the second factor on or off, or renews the recovery codes. `next`: the page to go to afterwards.
 */
export default function TwoFactorScreen() {
  const next = useSearchParams()[0].get('next')
  const navigate = useNavigate()
  const session = useSession()
  const { answer, problem, retry } = useCall('GET /secondFactor/find', {}, session?.signedIn === true)
  const [codes, setCodes] = useState<readonly string[]>()

  async function showCodes(fresh: readonly string[]) {
    setCodes(fresh)
    await refreshSession()
  }
  function goOn() {
    if (next) return navigate(wayBack(next), { replace: true })
    setCodes(undefined)
    retry()
  }
  if (session?.signedIn === false)
    return (
      <DoorPage icon={KeyRound} title={m.customers_factor_title()} text={m.customers_prove_sign_in()}>
        <ButtonLink look="main" className="self-start max-sm:w-full" to={signInAddress('/two-factor')}>
          {m.customers_sign_in()}
        </ButtonLink>
      </DoorPage>
    )
  const text = codes ? m.customers_recovery_text() : m.customers_factor_text()
  return (
    <DoorPage
      icon={KeyRound}
      title={codes ? m.customers_recovery_title() : m.customers_factor_title()}
      text={text}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={goOn} />
      ) : answer?.on ? (
        <FactorOn
          since={answer.since ?? ''}
          left={answer.recoveryCodesLeft}
          onCodes={showCodes}
          onOff={() => void refreshSession().then(retry)}
        />
      ) : answer ? (
        <SetUpFactor needed={answer.needed} onCodes={showCodes} />
      ) : (
        <Answer problem={problem} onRetry={retry} lines={4} />
      )}
    </DoorPage>
  )
}
