import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Day } from '../../../ui/day.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { PersonActions } from '../parts/person-actions.tsx'
import { PersonConsents } from '../parts/person-consents.tsx'
import { PersonFacts } from '../parts/person-facts.tsx'
import { PersonNotes } from '../parts/person-notes.tsx'
import { PersonOrders } from '../parts/person-orders.tsx'
import { PersonReviews } from '../parts/person-reviews.tsx'

/** `/admin/customers/:contactId`: a person, with everything that the shop knows of them. */
export default function OneCustomerScreen({ params: { contactId = '' } }: OfficeProps) {
  const { answer, problem, retry } = useCall('GET /customers/findOne/{contactId}', { contactId })
  const navigate = useNavigate()
  if (!answer)
    return problem?.status === 404 || problem?.status === 400 ? (
      <p className="card p-6 text-lg">{m.office_people_unknown()}</p>
    ) : (
      <Answer problem={problem} onRetry={retry} lines={4} />
    )
  const gone = () => {
    toast(m.office_people_erased_now())
    navigate('/admin/customers')
  }
  return (
    <>
      <OfficeHeading
        title={<bdi className="wrap-anywhere">{`${answer.firstName} ${answer.lastName}`.trim()}</bdi>}
        text={
          <>
            {answer.custId === null
              ? m.office_people_guest_since()
              : m.office_people_account_since({ number: answer.custId })}{' '}
            <Day at={answer.createdAt} />
          </>
        }
      >
        <PersonActions person={answer} onChanged={retry} onErased={gone} />
      </OfficeHeading>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <PersonOrders person={answer} />
          <PersonReviews person={answer} />
        </div>
        <div className="grid min-w-0 gap-6 md:max-xl:grid-cols-2">
          <PersonFacts person={answer} onChanged={retry} />
          <PersonNotes person={answer} onChanged={retry} />
          <PersonConsents consents={answer.consents} />
        </div>
      </div>
    </>
  )
}
