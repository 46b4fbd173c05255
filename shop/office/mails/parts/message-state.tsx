import type { OutboxRow } from '../outbox.contract.ts'
import { stateWord } from '../outbox-words.ts'

const looks = {
  waiting: 'bg-saffron-soft text-ink',
  sent: 'bg-green-soft text-green',
  parked: 'bg-rose-soft text-rose',
} as const

/** The state of a message, as a badge. */
export function MessageState({ message: { state } }: { message: Pick<OutboxRow, 'state'> }) {
  return (
    <span className={`inline-block rounded-round px-2.5 py-0.5 text-sm font-medium ${looks[state]}`}>
      {stateWord(state)}
    </span>
  )
}
