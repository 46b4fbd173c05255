import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import type { ServiceName } from '../../../lib/services.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'

/** Tries a service as it is saved, and shows what came of it. */
export function TryService({ name, children }: { name: ServiceName; children: string }) {
  const [outcome, setOutcome] = useState<{ works: boolean; says: string }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [trying, setTrying] = useState(false)
  async function tryIt() {
    if (trying) return
    setTrying(true)
    setOutcome(undefined)
    setProblem(undefined)
    const sent = await send('POST /services/try', { name })
    setTrying(false)
    if (sent.ok) setOutcome(sent.answer)
    else setProblem(sent.problem)
  }
  const Sign = outcome?.works ? CircleCheck : TriangleAlert
  return (
    <>
      <Button look="quiet" className="max-sm:w-full" onClick={tryIt} aria-disabled={trying}>
        {trying ? m.office_services_trying() : children}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {outcome && (
          <p
            className={`flex items-start gap-3 rounded-small px-4 py-3 ${outcome.works ? 'bg-green-soft' : 'bg-rose-soft'}`}
          >
            <Sign
              aria-hidden
              className={`mt-0.5 size-5 shrink-0 ${outcome.works ? 'text-green' : 'text-rose'}`}
            />
            <span className="min-w-0 wrap-anywhere">{outcome.says}</span>
          </p>
        )}
        {problem && <Problem problem={problem} />}
      </div>
    </>
  )
}
