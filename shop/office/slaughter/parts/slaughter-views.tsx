import { m } from '../../../messages/m.ts'

/** The view of a day. */
export type SlaughterView = 'animals' | 'collect'
type Props = { view: SlaughterView; onChoose: (view: SlaughterView) => void }

/** The two views of a day: by animal, or by collection. */
export function SlaughterViews({ view, onChoose }: Props) {
  const views = [
    ['animals', m.office_slaughter_animals()],
    ['collect', m.office_slaughter_collect()],
  ] as const
  return (
    <fieldset className="grid grid-cols-2 rounded-small bg-sunken p-1">
      <legend className="sr-only">{m.office_slaughter_views()}</legend>
      {views.map(([name, says]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onChoose(name)}
          className="min-h-12 rounded-small px-3 font-semibold text-muted aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-raised"
        >
          {says}
        </button>
      ))}
    </fieldset>
  )
}
