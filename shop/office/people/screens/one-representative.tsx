import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { CommissionFigures } from '../parts/commission-figures.tsx'
import { CommissionLedger } from '../parts/commission-ledger.tsx'
import { PayDialog } from '../parts/pay-dialog.tsx'
import { ReferralTable } from '../parts/referral-table.tsx'
import { RepresentativeBadge } from '../parts/representative-badge.tsx'
import { RepresentativeDialog } from '../parts/representative-dialog.tsx'

type Asking = 'approve' | 'refuse' | 'change' | 'end' | 'pay'

/** `/admin/representatives/:custId`: a representative, with their referrals, commission and payments. */
export default function OneRepresentativeScreen({ params: { custId = '' } }: OfficeProps) {
  const { answer, problem, retry } = useCall('GET /representatives/findOne/{custId}', { custId })
  const [asking, setAsking] = useState<Asking>()
  const [turn, setTurn] = useState(0)
  if (!answer)
    return problem?.status === 404 || problem?.status === 400 ? (
      <p className="card p-6 text-lg">{m.office_people_no_representative()}</p>
    ) : (
      <Answer problem={problem} onRetry={retry} lines={4} />
    )
  const close = () => setAsking(undefined)
  const again = () => {
    retry()
    setTurn(turn + 1)
  }
  const say = async (does: 'refuse' | 'end') => {
    close()
    const sent = await send(`POST /representatives/${does}`, { custId: answer.custId })
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    else toast(does === 'end' ? m.office_people_ended_now() : m.office_people_refused_now())
    again()
  }
  // If the shop changed its currency, each currency is paid in turn.
  const owed = answer.sums.find(sum => sum.due > 0)
  const name = `${answer.firstName} ${answer.lastName}`.trim()
  return (
    <>
      <OfficeHeading
        title={
          <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
            <bdi className="wrap-anywhere">{name}</bdi>
            <span className="font-text text-base tracking-normal">
              <RepresentativeBadge state={answer.state} />
            </span>
          </span>
        }
        text={
          answer.code ? (
            <>
              <bdi className="font-semibold text-ink">{answer.code}</bdi> ·{' '}
              {m.office_people_percent({ rate: answer.rate ?? 0 })}
            </>
          ) : (
            m.office_people_asks()
          )
        }
      >
        <ButtonLink look="quiet" to={`/admin/customers/${answer.contactId}`}>
          {m.office_people_as_customer()}
        </ButtonLink>
        {answer.state === 'approved' ? (
          <>
            <Button look="quiet" onClick={() => setAsking('end')}>
              {m.office_people_end()}
            </Button>
            <Button look="quiet" onClick={() => setAsking('change')}>
              {m.office_people_change()}
            </Button>
          </>
        ) : (
          <>
            {answer.state === 'asking' && (
              <Button look="quiet" onClick={() => setAsking('refuse')}>
                {m.office_people_refuse()}
              </Button>
            )}
            <Button look="main" onClick={() => setAsking('approve')}>
              {m.office_people_approve()}
            </Button>
          </>
        )}
        {owed && (
          <Button look={answer.state === 'approved' ? 'main' : 'quiet'} onClick={() => setAsking('pay')}>
            {m.office_people_pay()}
          </Button>
        )}
      </OfficeHeading>
      <div className="space-y-6">
        <CommissionFigures {...answer} />
        <ReferralTable key={`referrals ${turn}`} custId={answer.custId} />
        <CommissionLedger key={`ledger ${turn}`} custId={answer.custId} onChanged={again} />
      </div>
      {(asking === 'approve' || asking === 'change') && (
        <RepresentativeDialog
          representative={answer}
          changes={asking === 'change'}
          onClose={close}
          onDone={again}
        />
      )}
      {asking === 'pay' && owed && (
        <PayDialog custId={answer.custId} sum={owed} onClose={close} onDone={again} />
      )}
      {(asking === 'refuse' || asking === 'end') && (
        <AskFirst
          title={
            asking === 'end' ? m.office_people_end_title({ name }) : m.office_people_refuse_title({ name })
          }
          text={asking === 'end' ? m.office_people_end_text() : m.office_people_refuse_text()}
          yes={asking === 'end' ? m.office_people_end() : m.office_people_refuse()}
          no={m.office_people_leave()}
          onYes={() => void say(asking)}
          onClose={close}
        />
      )}
    </>
  )
}
