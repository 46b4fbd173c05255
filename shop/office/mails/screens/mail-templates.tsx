import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { causeWord } from '../outbox-words.ts'
import { SeeMail } from '../parts/see-mail.tsx'

/** `/admin/outbox/templates`: a preview of every mail that the shop sends. */
export default function MailTemplatesScreen() {
  const { answer, problem, retry } = useCall('GET /outbox/findSending', {})
  return (
    <>
      <OfficeHeading title={m.office_messages_templates()} text={m.office_messages_templates_text()}>
        <ButtonLink look="quiet" to="/admin/outbox">
          {m.office_messages_back()}
        </ButtonLink>
      </OfficeHeading>
      {problem && <Problem problem={problem} onRetry={retry} />}
      {!answer && !problem && <Spinner className="py-10" />}
      {answer && (
        <>
          <p className="mb-5 wrap-anywhere text-muted">
            {m.office_messages_sender({ sender: answer.sender })}
          </p>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {answer.templates.map(({ template, subject }) => (
              <li key={template} className="card flex min-w-0 flex-col gap-3 p-5">
                <h2 className="text-lg wrap-break-word">{causeWord(template)}</h2>
                <p className="grow text-muted wrap-break-word">{subject}</p>
                <SeeMail
                  address={`/api/outbox/sample/${template}`}
                  name={m.office_messages_look({ name: causeWord(template) })}
                >
                  {m.office_messages_as_seen()}
                </SeeMail>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
