import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

type Props = {
  clashes: readonly { name: string; mine: string; theirs: string }[]
  onMine: () => void
  onTheirs: () => void
}

/** Someone else saved the same form in between: shows both versions, to choose from. */
export function SavedElsewhere({ clashes, onMine, onTheirs }: Props) {
  return (
    <section role="alert" className="space-y-4 rounded-tile border-2 border-saffron bg-raised p-5">
      <h3 className="text-xl">{m.office_settings_conflict()}</h3>
      <p>{m.office_settings_conflict_text()}</p>
      <dl className="divide-y divide-line">
        {clashes.map(({ name, mine, theirs }) => (
          <div key={name} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{name}</dt>
            {[
              [m.office_catalogue_mine(), mine],
              [m.office_catalogue_theirs(), theirs],
            ].map(([who, text]) => (
              <dd key={who} className="min-w-0">
                <span className="block text-sm text-muted">{who}</span>
                <span className="wrap-anywhere whitespace-pre-line">
                  {text || m.office_catalogue_nothing()}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onMine}>
          {m.office_settings_keep_mine()}
        </Button>
        <Button look="quiet" onClick={onTheirs}>
          {m.office_settings_take_theirs()}
        </Button>
      </div>
    </section>
  )
}
