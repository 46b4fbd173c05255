import { m } from '../../messages/m.ts'
import type { ShareRow } from '../../qurbani/desk/qurbani-desk.contract.ts'
import { stateName } from '../../qurbani/qurbani-words.ts'
import { Money } from '../../ui/money.tsx'
import { StateBadge } from '../kit/parts/state-badge.tsx'
import { animalName, namesIn } from '../kit/qurbani-office-words.ts'
import { dateWords, meatName, windowWords } from '../kit/slaughter-words.ts'
import type { OfficeColumn } from '../lists/office-column.ts'

/** The badge look of a share's state. */
export const shareLook = ({ state }: Pick<ShareRow, 'state'>) =>
  state === 'ENDED' ? 'quiet' : state === 'HELD' || state === 'BOOKED' ? 'waits' : 'good'

/** The columns of the list of shares; the first one opens the booking. */
export const shareColumns = (onOpen: (row: ShareRow) => void): OfficeColumn<ShareRow>[] => [
  {
    id: 'name',
    name: m.office_slaughter_names(),
    sorts: true,
    shown: 'always',
    cell: row => (
      <button
        type="button"
        onClick={() => onOpen(row)}
        className="min-h-6 py-1 text-start font-semibold wrap-anywhere text-green underline-offset-4 hover:underline md:min-w-32"
      >
        <bdi>{namesIn(row.names)}</bdi>
      </button>
    ),
  },
  {
    id: 'order',
    name: m.office_slaughter_order(),
    cell: ({ orderNum }) => <bdi className="tabular-nums">#{orderNum}</bdi>,
  },
  {
    id: 'by',
    name: m.office_slaughter_booked_by(),
    shown: 'on demand',
    cell: ({ firstName, lastName }) => (
      <bdi className="wrap-anywhere">{`${firstName} ${lastName}`.trim()}</bdi>
    ),
  },
  {
    id: 'phone',
    name: m.office_slaughter_phone(),
    shown: 'on demand',
    cell: ({ phone1 }) => <bdi className="whitespace-nowrap">{phone1 || '–'}</bdi>,
  },
  {
    id: 'day',
    name: m.office_slaughter_date(),
    sorts: true,
    cell: ({ date }) => <span className="md:whitespace-nowrap">{dateWords(date)}</span>,
  },
  { id: 'kind', name: m.office_slaughter_kind(), shown: 'on demand', cell: ({ kind }) => animalName[kind]() },
  {
    id: 'distribution',
    name: m.office_slaughter_distribution(),
    cell: ({ distribution }) => meatName[distribution](),
  },
  {
    id: 'window',
    name: m.office_slaughter_window(),
    sorts: true,
    cell: ({ window }) => (
      <bdi className="whitespace-nowrap tabular-nums">{window ? windowWords(window) : '–'}</bdi>
    ),
  },
  {
    id: 'tag',
    name: m.office_slaughter_tag(),
    sorts: true,
    cell: ({ tag, sequence, of }) => (
      <bdi className="tabular-nums md:whitespace-nowrap">{tag ? `${tag} · ${sequence}/${of}` : '–'}</bdi>
    ),
  },
  {
    id: 'state',
    name: m.office_slaughter_state(),
    cell: row => <StateBadge look={shareLook(row)}>{stateName[row.state]()}</StateBadge>,
  },
  {
    id: 'weight',
    name: m.office_slaughter_packed_weight(),
    end: true,
    shown: 'on demand',
    cell: ({ weight }) => (weight === null ? '–' : m.office_slaughter_pounds({ weight })),
  },
  {
    id: 'price',
    name: m.office_slaughter_price(),
    end: true,
    shown: 'on demand',
    cell: ({ price }) => <Money amount={price} />,
  },
  {
    id: 'due',
    name: m.office_slaughter_still_due(),
    end: true,
    cell: ({ due }) => (due > 0 ? <Money amount={due} /> : '–'),
  },
]
