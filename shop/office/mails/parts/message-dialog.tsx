import { useCallback, useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { dayAt, showDay } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useShop } from '../../../ui/router.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { HandedLinks } from '../../kit/parts/handed-links.tsx'
import { handedOver } from '../mailed-links.contract.ts'
import type { OutboxRow } from '../outbox.contract.ts'
import { MessageState } from './message-state.tsx'
import { SeeMail } from './see-mail.tsx'

type Props = {
  message: OutboxRow
  /** True while no mail server is set up. */
  handsOver: boolean
  onClose: () => void
  onSent: () => void
}

const isHandedOver = (template: string) => (handedOver as readonly string[]).includes(template)

/** A message as its reader gets it, its state, and the button to send it again. */
export function MessageDialog({ message, handsOver, onClose, onSent }: Props) {
  const { answer, problem, retry } = useCall('GET /outbox/text/{id}', { id: message.messageId })
  const [refused, setRefused] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  const { timeZone } = useShop()?.settings ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes once
  const close = useCallback(onClose, [])
  async function again() {
    setSending(true)
    const sent = await send('POST /outbox/sendAgain/{id}', { id: message.messageId })
    setSending(false)
    if (!sent.ok) return setRefused(sent.problem)
    toast(m.office_outbox_again_done({ recipient: message.recipient }))
    onSent()
  }
  return (
    <OpenDialog title={answer?.subject || message.recipient} onClose={close}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <MessageState message={message} />
        <span className="wrap-anywhere">{message.recipient}</span>
        <When at={message.createdAt} />
      </p>
      {problem && <Problem problem={problem} onRetry={retry} />}
      {!answer && !problem && <Spinner className="py-6" />}
      {answer && (
        <p className="rounded-small bg-sunken p-4 wrap-anywhere whitespace-pre-line">{answer.text}</p>
      )}
      {answer && message.channel === 'mail' && (
        <p className="mt-4 flex">
          <SeeMail address={`/api/outbox/preview/${message.messageId}`}>
            {m.office_messages_as_seen()}
          </SeeMail>
        </p>
      )}
      {message.state === 'waiting' && handsOver && isHandedOver(message.template) && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <HandedLinks of={{ message: message.messageId }} />
        </div>
      )}
      {message.problem && <p className="mt-4 text-rose">{message.problem}</p>}
      {message.attempts > 0 && message.state !== 'sent' && (
        <p className="mt-1 text-sm text-muted">
          {m.office_messages_tries({ count: message.attempts })}
          {message.nextTryAt && (
            <>
              {' '}
              {m.office_messages_next()}: <When at={message.nextTryAt} />
            </>
          )}
        </p>
      )}
      {refused && (
        <div className="mt-4">
          <Problem problem={refused} />
        </div>
      )}
      {message.state !== 'waiting' && (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button look="solid" onClick={again} aria-disabled={sending}>
            {m.office_outbox_again()}
          </Button>
          {message.sentAt && (
            <p className="text-sm text-muted">
              {m.office_outbox_again_sure({ day: showDay(dayAt(message.sentAt, timeZone)) })}
            </p>
          )}
        </div>
      )}
    </OpenDialog>
  )
}
