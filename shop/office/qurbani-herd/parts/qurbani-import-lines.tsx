import { m } from '../../../messages/m.ts'
import type { HerdLine } from '../../../qurbani/herd/herd.contract.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { outcomeLook, outcomeName } from '../../kit/qurbani-office-words.ts'

/** The outcome of each line of a herd file, refused lines first. */
export function QurbaniImportLines({ rows }: { rows: readonly HerdLine[] }) {
  const ordered = rows.toSorted(
    (one, other) =>
      Number(other.outcome === 'REFUSE') - Number(one.outcome === 'REFUSE') || one.line - other.line,
  )
  const cell = 'px-3 py-2 align-top'
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={m.office_qurbani_screens_import_try()}
      className="max-h-80 overflow-auto rounded-tile border border-line"
    >
      <table className="w-full min-w-lg text-sm">
        <caption className="sr-only">{m.office_qurbani_screens_import_try()}</caption>
        <thead className="sticky top-0 bg-sunken text-start">
          <tr>
            {[
              m.office_qurbani_screens_import_line(),
              m.office_qurbani_screens_tag_head(),
              m.office_qurbani_screens_kind(),
              m.office_qurbani_screens_weight_head(),
              m.office_qurbani_screens_day_head(),
              m.office_qurbani_screens_import_outcome(),
            ].map(says => (
              <th key={says} scope="col" className="px-3 py-2 text-start font-medium">
                {says}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ordered.map(({ line, tag, kind, weight, day, outcome, why }) => (
            <tr key={line}>
              <td className={`${cell} tabular-nums text-muted`}>{line}</td>
              <td className={`${cell} min-w-24 font-medium wrap-anywhere`}>{tag}</td>
              <td className={`${cell} min-w-20 wrap-anywhere`}>{kind}</td>
              <td className={`${cell} tabular-nums`}>{weight}</td>
              <td className={`${cell} tabular-nums`}>{day}</td>
              <td className={`${cell} min-w-40`}>
                <StateBadge look={outcomeLook[outcome]}>{outcomeName[outcome]()}</StateBadge>
                {Object.entries(why).map(([field, says]) => (
                  <p key={field} className="mt-1 text-rose">
                    {says}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
