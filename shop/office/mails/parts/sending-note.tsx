import { ChevronDown, MailWarning } from 'lucide-react'
import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { useSession } from '../../../ui/session.ts'

type Props = { sending: { mail: boolean; sms: boolean; addressKnown: boolean } }

/** Warns that messages wait because no mail server is configured, or that their links do not work; opens to explain why. */
export function SendingNote({ sending: { mail, sms, addressKnown } }: Props) {
  const mayConnect = mayDo(useSession()?.roles ?? [], 'staff')
  if (mail && addressKnown) return null
  return (
    <details className="group mb-6 rounded-tile bg-saffron-soft print:hidden">
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2 font-semibold">
        <MailWarning aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 grow">
          {mail ? m.office_messages_no_address() : m.office_messages_no_mail()}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose space-y-1.5 px-4 pb-4 text-pretty">
        {!mail && <p>{m.office_messages_no_mail_text()}</p>}
        {!mail && !sms && <p>{m.office_messages_no_sms_text()}</p>}
        {mail && <p>{m.office_messages_no_address_text()}</p>}
        {mayConnect && (
          <p>
            <Link to="/admin/services" className="font-medium underline underline-offset-4">
              {m.office_links_set_up()}
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}
