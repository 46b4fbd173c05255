import { useState } from 'react'
import { send } from '../../../api.ts'
import type { OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { itemStates, itemStateWord, outcomes, outcomeWord } from '../import-words.ts'
import { ImportQuestions } from './import-questions.tsx'

/** The number of products with a result. */
const countOf = (one: OneImport, state: (typeof itemStates)[number]) =>
  state === 'not undone' ? one.notUndone : one[state]

/** The words for a file, and for a change of many products, which has none. */
const ofFile = () => ({
  run: m.office_import_run(),
  runTitle: (count: number) => m.office_import_run_title({ count }),
  runText: ({ create, change, refuse }: OneImport['outcomes']) =>
    m.office_import_run_text({ create, change, refuse }),
  undo: m.office_import_undo(),
  undoTitle: m.office_import_undo_title(),
  discard: m.office_import_discard(),
  discarded: m.office_import_discarded(),
})
const ofMany = (): ReturnType<typeof ofFile> => ({
  run: m.office_many_run(),
  runTitle: count => m.office_many_run_title({ count }),
  runText: ({ change, refuse }) => m.office_many_run_text({ change, refuse }),
  undo: m.office_many_undo(),
  undoTitle: m.office_many_undo_title(),
  discard: m.office_many_discard(),
  discarded: m.office_many_discarded(),
})

type Props = { one: OneImport; onMoved: () => void; onChange: () => void; onDiscarded: () => void }

/** The numbers of expected outcomes or results of a file, and the next actions. */
export function ImportResult({ one, onMoved, onChange, onDiscarded }: Props) {
  const [asking, setAsking] = useState<'run' | 'undo'>()
  const [free, setFree] = useState(false)
  const { importId, state, outcomes: found, written, pictures } = one
  const count = found.create + found.change
  const says = one.format === 'many' ? ofMany() : ofFile()
  const isChecked = state === 'checked'
  const mayUndo = (state === 'imported' || state === 'cancelled') && written > 0
  const step = async (name: 'run' | 'undo') => {
    setAsking(undefined)
    const sent = await (name === 'run'
      ? send('POST /imports/run', { importId, free })
      : send('POST /imports/undo', { importId }))
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    onMoved()
  }
  const discard = async () => {
    const sent = await send('POST /imports/discard', { importId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(says.discarded)
    onDiscarded()
  }
  const figures: [string, number][] = isChecked
    ? outcomes.map(outcome => [outcomeWord(outcome), found[outcome]])
    : itemStates.map(name => [itemStateWord(name), countOf(one, name)])
  const counts = [
    pictures.waiting > 0 && m.office_import_pictures_waiting({ count: pictures.waiting }),
    pictures.fetched > 0 && m.office_import_pictures_fetched({ count: pictures.fetched }),
    pictures.givenUp > 0 && m.office_import_pictures_given_up({ count: pictures.givenUp }),
  ].filter(Boolean)
  return (
    <section className="card mb-8 space-y-5 p-6">
      <div role="status">
        <h2 className="text-xl">{isChecked ? m.office_import_found() : m.office_import_came()}</h2>
        {isChecked && <p className="mt-1 text-muted">{m.office_import_found_text()}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-small bg-sunken px-4 py-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {counts.length > 0 && (
        <p>
          <span className="font-semibold">{m.office_import_pictures()}:</span> {counts.join(', ')}
        </p>
      )}
      {one.redirects > 0 && (
        <p>
          {isChecked
            ? m.office_import_redirects_will({ count: one.redirects })
            : m.office_import_redirects({ count: one.redirects })}
        </p>
      )}
      {isChecked && <ImportQuestions one={one} free={free} onFree={setFree} onChecking={onMoved} />}
      <div className="flex flex-wrap gap-3">
        {isChecked && (
          <>
            <Button
              look="main"
              disabled={count === 0 || (one.marked.free > 0 && !free)}
              onClick={() => setAsking('run')}
            >
              {count === 0 ? m.office_import_run_nothing() : says.run}
            </Button>
            {one.format !== 'many' && (
              <Button look="quiet" onClick={onChange}>
                {m.office_import_check_again()}
              </Button>
            )}
          </>
        )}
        {mayUndo && (
          <Button look="quiet" onClick={() => setAsking('undo')}>
            {says.undo}
          </Button>
        )}
        {written === 0 && one.notUndone === 0 && (
          <Button look="bare" onClick={() => void discard()}>
            {says.discard}
          </Button>
        )}
      </div>
      {asking === 'run' && (
        <AskFirst
          title={says.runTitle(count)}
          text={says.runText(found)}
          yes={says.run}
          no={m.office_import_not_yet()}
          onYes={() => void step('run')}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'undo' && (
        <AskFirst
          title={says.undoTitle}
          text={m.office_import_undo_text({ count: written })}
          yes={says.undo}
          no={m.office_import_not_yet()}
          onYes={() => void step('undo')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
