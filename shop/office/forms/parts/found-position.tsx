import { m } from '../../../messages/m.ts'
import { NamedSources } from '../../../near/map/parts/named-sources.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { useFoundPosition } from '../use-found-position.ts'

type Props = Pick<ReturnType<typeof useFoundPosition>, 'answer' | 'taken' | 'problem' | 'undo'>

/** The place that a position was found by, with its sources; or the reason why none was found. It is announced. */
export function FoundPosition(props: Props) {
  return (
    <div role="status">
      {props.answer ? <Found {...props} answer={props.answer} /> : <NotFound problem={props.problem} />}
    </div>
  )
}

function NotFound({ problem }: Pick<Props, 'problem'>) {
  if (!problem) return null
  if (problem.status === 404) return <p className="text-rose">{m.office_near_not_found()}</p>
  return <Problem problem={problem} />
}

function Found({ answer, taken, undo }: Props & { answer: NonNullable<Props['answer']> }) {
  const { found, fellBack, provider, attribution } = answer
  return (
    <div className="space-y-1 rounded-small bg-green-soft px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          {taken
            ? m.office_near_found({ place: found.address })
            : m.office_near_found_typed({ place: found.address })}
        </p>
        {taken && (
          <button
            type="button"
            className="min-h-9 font-semibold text-green underline underline-offset-4"
            onClick={undo}
          >
            {m.ui_undo()}
          </button>
        )}
      </div>
      {fellBack && <p>{m.office_near_fell_back()}</p>}
      {provider === 'embedded' && <p>{m.office_near_found_town()}</p>}
      <p className="text-muted">
        {m.office_near_found_by()} <NamedSources sources={attribution} />
      </p>
    </div>
  )
}
