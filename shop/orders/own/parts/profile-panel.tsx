import { UserRoundPen } from 'lucide-react'
import { useId } from 'react'
import type { Customer } from '../../../customers/customer-fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { factsOf } from '../profile-facts.ts'

/** The profile of the signed-in customer, with a link to edit it. */
export default function ProfilePanel() {
  const { answer, problem, retry } = useCall('GET /customer/profile', {})
  if (problem || !answer)
    return <Answer problem={problem} onRetry={retry} lines={3} label={m.orders_profile_loading()} />
  return <Profile customer={answer} />
}

function Profile({ customer }: { customer: Customer }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl wrap-anywhere">
          {m.orders_profile_of({ name: customer.firstName })}
        </h2>
        <ButtonLink look="main" to="/customer?source=EDIT">
          <UserRoundPen aria-hidden className="size-5" />
          {m.orders_tab_edit_profile()}
        </ButtonLink>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {factsOf(customer).map(({ title, facts }) => (
          <section key={title} className="space-y-4 card p-5" aria-label={title}>
            <h3 className="text-xl">{title}</h3>
            <dl className="space-y-3">
              {facts.map(([term, text]) => (
                <div key={term}>
                  <dt className="text-sm text-muted">{term}</dt>
                  <dd className="font-medium wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}
