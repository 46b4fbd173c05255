import { useState } from 'react'
import { messageChannels, messageStates } from '../../../mails/outbox.rules.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import type { OutboxRow } from '../outbox.contract.ts'
import { causeWord, channelWord, stateWord } from '../outbox-words.ts'
import { MessageDialog } from '../parts/message-dialog.tsx'
import { MessageState } from '../parts/message-state.tsx'
import { SendingNote } from '../parts/sending-note.tsx'
import { TestMail } from '../parts/test-mail.tsx'

/** `/admin/outbox`: every mail and text message, with its text and state. */
export default function OutboxScreen() {
  const list = useOfficeList('GET /outbox/find', ['channel', 'state'])
  const { answer: sending, problem: unknown } = useCall('GET /outbox/findSending', {})
  const [read, setRead] = useState<OutboxRow>()
  const columns: OfficeColumn<OutboxRow>[] = [
    {
      id: 'recipient',
      name: m.office_outbox_recipient(),
      shown: 'always',
      cell: row => (
        <button
          type="button"
          onClick={() => setRead(row)}
          aria-label={m.office_outbox_open({ recipient: row.recipient })}
          className="py-1 text-start font-semibold wrap-anywhere text-green underline-offset-4 hover:underline"
        >
          {row.recipient}
        </button>
      ),
    },
    { id: 'about', name: m.office_outbox_about(), cell: row => causeWord(row.template) },
    { id: 'channel', name: m.office_outbox_channel(), cell: row => channelWord(row.channel) },
    { id: 'state', name: m.office_outbox_state(), cell: row => <MessageState message={row} /> },
    { id: 'time', name: m.office_outbox_time(), sorts: true, cell: row => <When at={row.createdAt} /> },
    {
      id: 'attempts',
      name: m.office_outbox_attempts(),
      end: true,
      shown: 'on demand',
      cell: row => row.attempts,
    },
    {
      id: 'next',
      name: m.office_messages_next(),
      shown: 'on demand',
      cell: row => (row.nextTryAt ? <When at={row.nextTryAt} /> : ''),
    },
    { id: 'problem', name: m.office_outbox_problem(), shown: 'on demand', cell: row => row.problem ?? '' },
  ]
  return (
    <>
      <OfficeHeading title={m.office_outbox()} text={m.office_outbox_text()}>
        {sending?.mail && <TestMail onSent={list.retry} />}
        <ButtonLink look="quiet" to="/admin/outbox/templates">
          {m.office_messages_templates()}
        </ButtonLink>
      </OfficeHeading>
      {sending && <SendingNote sending={sending} />}
      {/* The list waits for the note above it, so that nothing moves under a finger. */}
      {!sending && !unknown && <Spinner className="py-10" />}
      {(sending || unknown) && (
        <DataTable
          name="outbox"
          caption={m.office_outbox()}
          list={list}
          columns={columns}
          rowId={row => String(row.messageId)}
          searchHint={m.office_outbox_search()}
          empty={m.office_outbox_empty()}
          tools={
            <>
              <ListFilter
                list={list}
                name="state"
                label={m.office_outbox_state()}
                all={m.office_outbox_all_states()}
                choices={messageStates.map(state => [state, stateWord(state)])}
              />
              <ListFilter
                list={list}
                name="channel"
                label={m.office_outbox_channel()}
                all={m.office_outbox_all_channels()}
                choices={messageChannels.map(channel => [channel, channelWord(channel)])}
              />
            </>
          }
        />
      )}
      {read && (
        <MessageDialog
          message={read}
          handsOver={sending?.mail === false}
          onClose={() => setRead(undefined)}
          onSent={() => {
            setRead(undefined)
            list.retry()
          }}
        />
      )}
    </>
  )
}
