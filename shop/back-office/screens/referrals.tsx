import { m } from '../../messages/m.ts'
import { CommissionFigures } from '../parts/commission-figures.tsx'
import { OfficeHeading } from '../parts/office-heading.tsx'
import { ReferralList } from '../parts/referral-table.tsx'
import { useOfficeList } from '../use-office-list.ts'

/** `/admin/referrals`: for a representative, the orders that came by them and what they earn. */
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
