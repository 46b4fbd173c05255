import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { When } from '../../../ui/when.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { bytesInWords, type Health } from '../health-words.ts'
import { FactRow, HealthCard } from './health-card.tsx'

/** Messages, jobs, and the database with its nodes. */
export function MachineCards({ health: { messages, jobs, databaseBytes, nodes } }: { health: Health }) {
  const good = <StateBadge look="good">{m.office_health_good()}</StateBadge>
  return (
    <>
      <HealthCard
        title={m.office_health_messages()}
        needsOwner={messages.parked > 0}
        badge={messages.waiting + messages.parked === 0 ? good : undefined}
      >
        {messages.waiting + messages.parked === 0 ? (
          <p className="text-muted">{m.office_health_messages_none()}</p>
        ) : (
          <dl className="space-y-1.5">
            <FactRow name={m.office_health_messages_waiting()}>{messages.waiting}</FactRow>
            <FactRow name={m.office_health_messages_parked()}>{messages.parked}</FactRow>
            {messages.oldestAt && (
              <FactRow name={m.office_health_messages_oldest()}>
                <When at={messages.oldestAt} />
              </FactRow>
            )}
          </dl>
        )}
        <Link
          to="/admin/outbox"
          className="mt-3 inline-block py-1 font-medium text-green underline-offset-4 hover:underline"
        >
          {m.office_health_outbox()}
        </Link>
      </HealthCard>
      <HealthCard
        title={m.office_health_jobs()}
        needsOwner={jobs.length > 0}
        badge={jobs.length === 0 ? good : undefined}
      >
        {jobs.length === 0 ? (
          <p className="text-pretty text-muted">{m.office_health_jobs_none()}</p>
        ) : (
          <>
            <p className="mb-2 text-muted">{m.office_health_jobs_failed()}</p>
            <dl className="space-y-1.5">
              {jobs.map(({ name, failures, lastAt }) => (
                <FactRow key={name} name={name}>
                  {m.office_health_job({ count: failures })} · <When at={lastAt} />
                </FactRow>
              ))}
            </dl>
          </>
        )}
      </HealthCard>
      <HealthCard title={m.office_health_machine()}>
        <dl className="space-y-1.5">
          <FactRow name={m.office_health_database()}>{bytesInWords(databaseBytes)}</FactRow>
          {nodes.map(({ name, version, startedAt }) => (
            <FactRow key={`${name} ${startedAt}`} name={`${name} · ${version}`}>
              {m.office_health_since()} <When at={startedAt} />
            </FactRow>
          ))}
        </dl>
        {nodes.length === 0 && <p className="mt-3 text-pretty text-muted">{m.office_health_no_nodes()}</p>}
      </HealthCard>
    </>
  )
}
