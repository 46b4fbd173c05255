import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Problem } from '../../../ui/problem.tsx'

type Link = { name: string; link: string }
type Props = {
  /** The message whose link to show, or the invitation that it belongs to. */
  of: { message: number } | { invitation: number }
  /** The name of its button, if several such buttons are on the screen. */
  label?: string
}

/** A link to copy, in a field that selects itself. */
function CopyLink({ name, link }: Link) {
  const [copied, setCopied] = useState(false)
  // Without a public address the link leads to the address of this page.
  const whole = new URL(link, location.origin).href
  const copy = () =>
    void navigator.clipboard?.writeText(whole).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const Sign = copied ? Check : Copy
  return (
    <div className="space-y-1">
      {name && <p className="text-sm font-medium wrap-anywhere">{name}</p>}
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          aria-label={m.office_links_link()}
          value={whole}
          onFocus={event => event.target.select()}
          className={`${inputLook} min-w-0 flex-1 basis-52`}
        />
        <Button look="quiet" onClick={copy}>
          <Sign aria-hidden className="size-5" />
          {copied ? m.office_links_copied() : m.office_links_copy()}
        </Button>
        <span role="status" className="sr-only">
          {copied && m.office_links_copied()}
        </span>
      </div>
    </div>
  )
}

/** Shows the link of a message that no mail server sends, so that staff can hand it over. Nothing is shown before a press. */
export function HandedLinks({ of, label }: Props) {
  const [links, setLinks] = useState<readonly Link[]>()
  const [problem, setProblem] = useState<SentProblem>()
  async function show() {
    const sent =
      'message' in of
        ? await send('POST /outbox/showLink/{id}', { id: of.message })
        : await send('POST /staff/showInvitationLink/{id}', { id: of.invitation })
    if (!sent.ok) return setProblem(sent.problem)
    setProblem(undefined)
    setLinks(sent.answer.links)
  }
  if (!links)
    return (
      <>
        <Button look="quiet" className="text-sm" aria-label={label} onClick={show}>
          {m.office_links_show()}
        </Button>
        {problem && (
          <div className="basis-full">
            <Problem problem={problem} />
          </div>
        )}
      </>
    )
  return (
    <div className="basis-full space-y-3 rounded-small bg-saffron-soft p-4">
      <p className="text-sm text-pretty">{m.office_links_text()}</p>
      {links.map(each => (
        <CopyLink key={each.link} {...each} />
      ))}
    </div>
  )
}
