import { m } from '../../../messages/m.ts'
import { When } from '../../../ui/when.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { factInWords, kindWords, neverTexts, type RunHealth, runState } from '../health-words.ts'
import { FactRow, HealthCard } from './health-card.tsx'

/** The latest audit, backup or drill: its state, its times and its facts. */
export function RunCard({ run }: { run: RunHealth }) {
  const { look, word } = runState(run)
  return (
    <HealthCard
      title={kindWords[run.kind]()}
      needsOwner={run.needsOwner}
      badge={<StateBadge look={look}>{word}</StateBadge>}
    >
      {run.state === 'NEVER' && <p className="text-pretty text-muted">{neverTexts[run.kind]()}</p>}
      {run.problem && <p className="mb-3 font-medium text-pretty text-rose">{run.problem}</p>}
      {run.startedAt && (
        <dl className="space-y-1.5">
          <FactRow name={m.office_health_latest()}>
            <When at={run.startedAt} />
          </FactRow>
          {run.state !== 'GOOD' && (
            <FactRow name={m.office_health_latest_good()}>
              {run.goodAt ? <When at={run.goodAt} /> : m.office_health_no_good()}
            </FactRow>
          )}
          {run.facts.map(factInWords).map(({ name, value }) => (
            <FactRow key={name} name={name}>
              {value}
            </FactRow>
          ))}
        </dl>
      )}
    </HealthCard>
  )
}
