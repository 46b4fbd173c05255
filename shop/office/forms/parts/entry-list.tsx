import { type ReactNode, useState } from 'react'
import type { Sent, SentProblem } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { EntryWays } from '../saved-entry.ts'
import { EntryRow } from './entry-row.tsx'
import { PlainList } from './plain-list.tsx'
import { SortableList } from './sortable-list.tsx'

type Props<Entry> = {
  title: string
  text: string
  /** The text of an empty list, and the label of the button that adds an entry. */
  none: string
  add: string
  /** The list as `useCall` loads it. */
  found: {
    answer: Entry[] | undefined
    problem: SentProblem | undefined
    retry: () => void
    know: (entries: Entry[]) => void
  }
  idOf: (entry: Entry) => string | number
  nameOf: (entry: Entry) => string
  factsOf: (entry: Entry) => string
  remove: (entry: Entry) => Promise<Sent<Entry[]>>
  /** Adds a removed entry again. */
  restore: (entry: Entry) => Promise<Sent<Entry[]>>
  /** Saves another order of the entries, if they have one; a new entry is the last. */
  arrange?: (entries: Entry[]) => Promise<Sent<Entry[]>>
  /** True if the dialog for a new entry is open at first. */
  begins?: boolean
  /** Shown above and below the entries. */
  above?: ReactNode
  below?: ReactNode
  /** Called after each change of the list. */
  onChanged: () => void
  /** The dialog for an entry; undefined for a new one. */
  children: (entry: Entry | undefined, ways: EntryWays<Entry>) => ReactNode
}

/** A list whose entries are added and edited in a dialog, and moved if they have an order; removing one can be undone. */
export function EntryList<Entry extends object>({ found, nameOf, idOf, onChanged, ...list }: Props<Entry>) {
  const { answer: entries, problem, retry, know } = found
  const [edited, setEdited] = useState<Entry | 'new' | undefined>(list.begins ? 'new' : undefined)
  const take = (next: Entry[]) => {
    know(next)
    onChanged()
  }
  const failed = ({ errors, title }: SentProblem) => toast(errors?.[0]?.message || title || m.shop_offline())
  const arrange = async (next: Entry[]) => {
    know(next)
    const sent = await list.arrange?.(next)
    if (sent?.ok) return take(sent.answer)
    retry()
    if (sent) failed(sent.problem)
  }
  const restore = async (entry: Entry, place: number) => {
    const sent = await list.restore(entry)
    if (!sent.ok) return failed(sent.problem)
    if (!list.arrange) return take(sent.answer)
    const others = sent.answer.slice(0, -1)
    await arrange(others.toSpliced(place, 0, ...sent.answer.slice(-1)))
  }
  const remove = async (entry: Entry) => {
    const place = entries?.indexOf(entry) ?? 0
    const sent = await list.remove(entry)
    if (!sent.ok) return failed(sent.problem)
    take(sent.answer)
    toast(m.office_settings_gone({ name: nameOf(entry) }), {
      undo: { says: m.office_undo(), does: () => void restore(entry, place) },
    })
  }
  const row = (entry: Entry, handle?: ReactNode) => (
    <EntryRow
      {...(handle ? { handle } : {})}
      name={nameOf(entry)}
      facts={list.factsOf(entry)}
      onEdit={() => setEdited(entry)}
      onRemove={() => void remove(entry)}
    />
  )
  return (
    <PlainList
      title={list.title}
      text={list.text}
      add={
        <Button look="quiet" onClick={() => setEdited('new')}>
          {list.add}
        </Button>
      }
    >
      {list.above}
      <Answer problem={problem} onRetry={retry} lines={1}>
        {entries &&
          (entries.length === 0 ? (
            <p className="text-muted">{list.none}</p>
          ) : list.arrange ? (
            <SortableList
              label={list.title}
              items={entries}
              idOf={entry => String(idOf(entry))}
              nameOf={nameOf}
              onOrder={next => void arrange(next)}
              className="-mx-2 divide-y divide-line sm:-mx-3"
              itemClass="bg-raised"
            >
              {row}
            </SortableList>
          ) : (
            <ul aria-label={list.title} className="-ms-4 -me-2 divide-y divide-line sm:-me-3">
              {entries.map(entry => (
                <li key={idOf(entry)}>{row(entry)}</li>
              ))}
            </ul>
          ))}
      </Answer>
      {list.below}
      {edited &&
        list.children(edited === 'new' ? undefined : edited, {
          onClose: () => setEdited(undefined),
          onSaved: next => {
            take(next)
            if (edited !== 'new') setEdited(next.find(entry => idOf(entry) === idOf(edited)) ?? edited)
          },
        })}
    </PlainList>
  )
}
