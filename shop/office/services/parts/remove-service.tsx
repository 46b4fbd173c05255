import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import type { ServiceName } from '../../../lib/services.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'

type Props = { name: ServiceName; version: number; text: string; onRemoved: () => void }

/** Removes a service with its secrets, after a question: nobody can bring them back. */
export function RemoveService({ name, version, text, onRemoved }: Props) {
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  async function remove() {
    setAsked(false)
    const sent = await send('POST /services/forget', { name, version })
    if (sent.ok) toast(m.office_services_removed())
    else if (sent.problem.type === '/problems/changed') toast(sent.problem.title)
    else return setProblem(sent.problem)
    onRemoved()
  }
  return (
    <>
      <Button look="quiet" className="max-sm:w-full" onClick={() => setAsked(true)}>
        {m.office_services_remove()}
      </Button>
      {problem && <Problem problem={problem} />}
      {asked && (
        <AskFirst
          title={m.office_services_remove_title()}
          text={text}
          yes={m.office_services_remove()}
          no={m.office_services_keep()}
          onYes={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
