import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { refreshSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'

type Props = { required: boolean; onChange: () => void }

/** The rule whether roles need a second factor, with a link to set up one's own. */
export function FactorRule({ required, onChange }: Props) {
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  async function change(requireTwoFactor: boolean) {
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const sent = await send('POST /staff/requireSecondFactor', { requireTwoFactor })
    setSending(false)
    if (!sent.ok) return setProblem(sent.problem)
    const says = requireTwoFactor ? m.office_staff_rule_on_done() : m.office_staff_rule_off_done()
    toast(says, { undo: { says: m.office_staff_undo(), does: () => void change(!requireTwoFactor) } })
    // A person without one is led to its setup at once.
    await refreshSession()
    onChange()
  }
  return (
    <section aria-labelledby="factor-rule" className="card space-y-4 p-5 sm:p-6">
      <h2 id="factor-rule" className="text-xl">
        {m.office_staff_rule_title()}
      </h2>
      <p className="max-w-prose text-muted">
        {required ? m.office_staff_rule_on() : m.office_staff_rule_off()}
      </p>
      {problem && <Problem problem={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" aria-disabled={sending || undefined} onClick={() => change(!required)}>
          {required ? m.office_staff_rule_switch_off() : m.office_staff_rule_switch_on()}
        </Button>
        <ButtonLink look="bare" to="/two-factor?next=/admin/staff">
          {m.office_staff_own()}
        </ButtonLink>
      </div>
    </section>
  )
}
