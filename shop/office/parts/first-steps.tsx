import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import { mayDo } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useSession } from '../../ui/session.ts'

type Steps = Record<
  | 'named'
  | 'demoGone'
  | 'ownGoods'
  | 'ownWords'
  | 'colleagues'
  | 'secondFactor'
  | 'addressKnown'
  | 'mailKnown',
  boolean
>

const CONNECTIONS = '/admin/services'
const HIDDEN = 'souk-first-steps-hidden'

/** The setup steps of a new shop, in order. Only an owner may do the last two. */
const steps = [
  ['secondFactor', m.office_step_factor, '/two-factor'],
  ['named', m.office_step_name, '/admin/settings'],
  ['demoGone', m.office_step_demo, '/admin/products'],
  ['ownGoods', m.office_step_goods, '/admin/import'],
  ['ownWords', m.office_step_words, '/admin/pages'],
  ['colleagues', m.office_step_colleagues, '/admin/staff'],
  ['addressKnown', m.office_step_address, CONNECTIONS],
  ['mailKnown', m.office_step_mail, CONNECTIONS],
] as const

/** The setup steps that are left; gone once all are done, or when the person hides them. */
export function FirstSteps({ done }: { done: Steps }) {
  const [hidden, setHidden] = useState(() => browserStorage.get(HIDDEN) !== null)
  const mayConnect = mayDo(useSession()?.roles ?? [], 'staff')
  if (hidden || Object.values(done).every(Boolean)) return null
  const left = steps.filter(([step]) => !done[step]).length
  function hide() {
    browserStorage.set(HIDDEN, 'yes')
    setHidden(true)
  }
  return (
    <section aria-labelledby="first-steps" className="rounded-tile bg-saffron-soft p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="first-steps" className="text-2xl">
            {m.office_steps()}
          </h2>
          <p className="mt-1 text-muted">{m.office_steps_left({ left, all: steps.length })}</p>
        </div>
        <button
          type="button"
          onClick={hide}
          className="min-h-10 shrink-0 text-sm underline underline-offset-4 md:px-2"
        >
          {m.office_steps_hide()}
        </button>
      </div>
      <ol className="mt-4 grid gap-x-6 gap-y-1 md:grid-cols-2">
        {steps.map(([step, says, address]) => {
          const Sign = done[step] ? Check : Circle
          return (
            <li key={step} className="flex min-h-11 items-center gap-3">
              <Sign aria-hidden className={`size-5 shrink-0 ${done[step] ? 'text-green' : 'text-muted'}`} />
              {done[step] ? (
                <span className="py-2 text-muted">
                  <s>{says()}</s> <span className="sr-only">{m.office_step_done()}</span>
                </span>
              ) : address !== CONNECTIONS || mayConnect ? (
                <Link to={address} className="py-2 font-medium underline underline-offset-4">
                  {says()}
                </Link>
              ) : (
                <span className="py-2">{says()}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
