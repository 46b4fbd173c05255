import { m } from '../../../messages/m.ts'
import type { WrongLine } from '../../../redirects/redirects.contract.ts'

type Props = {
  lines: readonly WrongLine[]
  /** The number of further wrong lines. */
  more: number
}

/** The lines of a file that cannot be imported, each with the reason. */
export const WrongLines = ({ lines, more }: Props) => (
  <>
    <p className="mt-6 rounded-small bg-rose-soft px-3 py-2 font-medium text-rose">
      {m.office_redirects_mend()}
    </p>
    <ul className="mt-3 divide-y divide-line">
      {lines.map(({ line, from, to, says }) => (
        <li key={line} className="grid gap-x-4 py-2 sm:grid-cols-[5rem_1fr]">
          <span className="text-sm text-muted tabular-nums">{m.office_redirects_line({ line })}</span>
          <div className="min-w-0">
            <p className="font-medium">{says}</p>
            {(from || to) && (
              <p className="text-sm text-muted wrap-anywhere">
                <bdi>{from}</bdi>
                <span aria-hidden> → </span>
                <bdi>{to}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
    {more > 0 && <p className="mt-3 text-sm text-muted">{m.office_redirects_more_wrong({ count: more })}</p>}
  </>
)
