import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useLookingAgain } from '../../kit/use-looking-again.ts'
import { Findings } from '../parts/findings.tsx'
import { MachineCards } from '../parts/machine-cards.tsx'
import { RunCard } from '../parts/run-card.tsx'

/** The rest between two looks in milliseconds: while an audit runs, and otherwise. */
const [SOON, LATER] = [2_000, 60_000]

/** `/admin/health`: what the shop's owner must know, in one line and a card for each matter. */
export default function HealthScreen() {
  const asked = useCall('GET /upkeep/findHealth', {})
  const { answer, problem, retry } = asked
  const [refused, setRefused] = useState<SentProblem>()
  const isRunning = answer?.runs.some(({ kind, state }) => kind === 'AUDIT' && state === 'RUNNING') ?? false
  useLookingAgain(asked, answer && (isRunning ? SOON : LATER))
  async function check() {
    if (isRunning) return
    const sent = await send('POST /upkeep/checkBooks', {})
    setRefused(sent.ok ? undefined : sent.problem)
    if (sent.ok) retry()
  }
  return (
    <>
      <OfficeHeading title={m.office_health()} text={m.office_health_text()}>
        {answer && (
          <Button onClick={check} aria-disabled={isRunning}>
            {isRunning ? m.office_health_checking() : m.office_health_check()}
          </Button>
        )}
      </OfficeHeading>
      {refused && <Problem problem={refused} />}
      <Answer problem={problem} onRetry={retry} lines={6}>
        {answer && (
          <div className="space-y-6">
            <Summary well={answer.well} />
            {answer.wrong.length > 0 && <Findings wrong={answer.wrong} />}
            <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {answer.runs.map(run => (
                <RunCard key={run.kind} run={run} />
              ))}
              <MachineCards health={answer} />
            </div>
          </div>
        )}
      </Answer>
    </>
  )
}

/** The state of the shop in one line. */
function Summary({ well }: { well: boolean }) {
  const Icon = well ? CircleCheck : TriangleAlert
  return (
    <div
      role="status"
      className={`flex items-center gap-4 rounded-tile px-5 py-4 ${well ? 'bg-green-soft text-green' : 'bg-rose-soft text-rose'}`}
    >
      <Icon aria-hidden className="size-8 shrink-0" />
      <div>
        <p className="font-display text-2xl">{well ? m.office_health_well() : m.office_health_needs()}</p>
        <p className="text-ink">{well ? m.office_health_well_text() : m.office_health_needs_text()}</p>
      </div>
    </div>
  )
}
