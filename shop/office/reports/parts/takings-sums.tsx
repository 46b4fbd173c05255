import { m } from '../../../messages/m.ts'
import type { Takings } from '../../../payments/cash/cash.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import { CsvButton } from '../../lists/parts/csv-button.tsx'

type Props = {
  since: string
  until: string
  /** The branch, as calls take it. */
  ofBranch: { branchId?: number }
}

/** The money that came in and went out in a period, in cash and by card; the file has it by day. */
export function TakingsSums({ since, until, ofBranch }: Props) {
  const { answer, problem, retry } = useCall('GET /payment/findTakings', { from: since, until, ...ofBranch })
  return (
    <section aria-labelledby="takings" className="card p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 id="takings" className="min-w-0 text-2xl wrap-anywhere">
          {m.office_report_takings()}
        </h2>
        {answer && <CsvButton name={m.office_report_takings()} rows={async () => daysOf(answer)} />}
      </div>
      <p className="mt-1 text-sm text-muted">{m.office_report_takings_text()}</p>
      <Link
        to={drawerAddress(ofBranch)}
        className="mt-2 inline-block font-medium underline underline-offset-4"
      >
        {m.office_report_drawer()}
      </Link>
      <Answer problem={problem} onRetry={retry} lines={3}>
        {answer && <Sums takings={answer} />}
        {answer && answer.byPerson.length > 0 && <CashByPerson people={answer.byPerson} />}
      </Answer>
    </section>
  )
}

/** The address of the cash drawer of a branch. */
const drawerAddress = ({ branchId }: Props['ofBranch']) =>
  `/admin/counter${branchId === undefined ? '' : `?branch=${branchId}`}#drawer`

const daysOf = ({ byDay }: Takings) => [
  [m.office_report_day(), m.office_report_cash(), m.office_report_card()],
  ...byDay.map(({ day, cash, card }) => [day, cash, card]),
]

/** The cash that each staff member received and paid back, to be counted against their till. */
const CashByPerson = ({ people }: { people: Takings['byPerson'] }) => (
  <section aria-labelledby="cash-by-person" className="mt-5">
    <h3 id="cash-by-person" className="text-lg">
      {m.office_report_cash_by_person()}
    </h3>
    <ul className="mt-2 grid gap-3 sm:grid-cols-3">
      {people.map(({ custId, by, received, returned, net }) => (
        <li key={custId} className="min-w-0 rounded-small border border-line p-4">
          <p className="font-semibold wrap-anywhere">
            <bdi>{by}</bdi>
          </p>
          <dl className="mt-2 grid gap-1.5 tabular-nums">
            <SumLine term={m.office_report_received()} amount={received} />
            <SumLine term={m.office_report_returned()} amount={returned} />
            <SumLine strong term={m.office_report_in_till()} amount={net} />
          </dl>
        </li>
      ))}
    </ul>
  </section>
)

/** The sums of each way to pay, and of both together. */
function Sums({ takings: { cash, card, net } }: { takings: Takings }) {
  const sum = (one: number, other: number) => Number((one + other).toFixed(4))
  const both = {
    received: sum(cash.received, card.received),
    returned: sum(cash.returned, card.returned),
    net,
  }
  const ways = [
    { name: m.office_report_cash(), ...cash },
    { name: m.office_report_card(), ...card },
    { name: m.office_report_all_ways(), ...both },
  ]
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-3">
      {ways.map(({ name, received, returned, net: rest }) => (
        <section key={name} aria-label={name} className="min-w-0 rounded-small bg-sunken p-4">
          <h3 className="text-lg">{name}</h3>
          <dl className="mt-2 grid gap-1.5 tabular-nums">
            <SumLine term={m.office_report_received()} amount={received} />
            <SumLine term={m.office_report_returned()} amount={returned} />
            <SumLine strong term={m.office_report_net()} amount={rest} />
          </dl>
        </section>
      ))}
    </div>
  )
}
