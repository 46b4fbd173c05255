import { m } from '../../../messages/m.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { CommissionFigures } from '../parts/commission-figures.tsx'
import { ReferralList } from '../parts/referral-table.tsx'

/** `/admin/referrals`: for representatives, the orders they referred and their commission. */
export default function ReferralsScreen() {
  const list = useOfficeList('GET /referrals/find', ['state'])
  const { answer } = list
  return (
    <>
      <OfficeHeading
        title={m.office_people_own_referrals()}
        text={
          answer?.code ? (
            <>
              {m.office_people_own_code()} <bdi className="font-semibold text-ink">{answer.code}</bdi> ·{' '}
              {m.office_people_percent({ rate: answer.rate ?? 0 })}
            </>
          ) : (
            m.office_people_own_referrals_text()
          )
        }
      />
      <div className="space-y-6">
        {answer && <CommissionFigures {...answer} />}
        <ReferralList list={list} />
      </div>
    </>
  )
}
