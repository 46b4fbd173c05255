import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { distributions, kinds } from '../../../qurbani/animals.rules.ts'
import type { ShareRow } from '../../../qurbani/desk/qurbani-desk.contract.ts'
import { stateName } from '../../../qurbani/qurbani-words.ts'
import { shareStates } from '../../../qurbani/share-states.rules.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { animalName } from '../../kit/qurbani-office-words.ts'
import { dateWords, meatName, wayName, windowWords } from '../../kit/slaughter-words.ts'
import { CsvButton } from '../../lists/parts/csv-button.tsx'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { QurbaniShareBooking } from '../parts/qurbani-share-booking.tsx'
import { QurbaniShareMessage } from '../parts/qurbani-share-message.tsx'
import { QurbaniShareTotals } from '../parts/qurbani-share-totals.tsx'
import { shareColumns } from '../qurbani-share-columns.tsx'
import { sharesAsFile } from '../qurbani-share-file.ts'

/** `/admin/qurbani/:seasonId/shares`: all bookings of a season, their totals, and mails to everyone of a day. */
export default function QurbaniSharesScreen({ params }: OfficeProps) {
  const seasonId = Number(params.seasonId)
  const fixed = { seasonId }
  const filters = ['day', 'windowId', 'distribution', 'state', 'kind']
  const list = useOfficeList('GET /qurbani/findShares', filters, fixed)
  const { answer: seasons, problem, retry } = useCall('GET /qurbani/findSeasons', {})
  const [opened, setOpened] = useState<ShareRow>()
  const [writes, setWrites] = useState(false)
  const season = seasons?.find(one => one.seasonId === seasonId)
  if (!seasons) return <Answer problem={problem} onRetry={retry} lines={4} />
  if (!season)
    return <OfficeHeading title={m.office_slaughter_shares()} text={m.office_slaughter_no_season()} />

  const day = list.asked.day ? Number(list.asked.day) : undefined
  const windows = season.windows.filter(window => day === undefined || window.day === day)
  return (
    <>
      <OfficeHeading title={m.office_slaughter_shares()} text={season.seasonName}>
        <Button look="quiet" onClick={() => setWrites(true)}>
          {m.office_slaughter_write()}
        </Button>
      </OfficeHeading>
      {list.answer && <QurbaniShareTotals answer={list.answer} />}
      <DataTable
        name="qurbani-shares"
        caption={m.office_slaughter_shares()}
        list={list}
        columns={shareColumns(setOpened)}
        rowId={({ shareId }) => String(shareId)}
        searchHint={m.office_slaughter_search()}
        empty={m.office_slaughter_no_shares_found()}
        tools={
          <>
            <ListFilter
              list={list}
              name="day"
              label={m.office_slaughter_date()}
              all={m.office_slaughter_all_days()}
              choices={season.days.map(one => [String(one.day), dateWords(one.date)])}
            />
            <ListFilter
              list={list}
              name="windowId"
              label={m.office_slaughter_window()}
              all={m.office_slaughter_all_windows()}
              choices={windows.map(window => [
                String(window.windowId),
                [
                  day === undefined && m.office_slaughter_day_number({ day: window.day }),
                  windowWords(window),
                  wayName[window.method](),
                ]
                  .filter(Boolean)
                  .join(' · '),
              ])}
            />
            <ListFilter
              list={list}
              name="distribution"
              label={m.office_slaughter_distribution()}
              all={m.office_slaughter_all()}
              choices={distributions.map(one => [one, meatName[one]()])}
            />
            <ListFilter
              list={list}
              name="kind"
              label={m.office_slaughter_kind()}
              all={m.office_slaughter_all_kinds()}
              choices={kinds.map(one => [one, animalName[one]()])}
            />
            <ListFilter
              list={list}
              name="state"
              label={m.office_slaughter_state()}
              all={m.office_slaughter_all_states()}
              choices={shareStates.map(one => [one, stateName[one]()])}
            />
            <div className="self-end">
              <CsvButton
                name={m.office_slaughter_shares()}
                rows={() => sharesAsFile({ ...(list.asked as object), ...fixed, page: 1 })}
              />
            </div>
          </>
        }
      />
      {opened && (
        <QurbaniShareBooking
          of={{ ...opened, seasonId }}
          onClose={() => setOpened(undefined)}
          onChanged={list.retry}
        />
      )}
      {writes && <QurbaniShareMessage season={season} day={day} onClose={() => setWrites(false)} />}
    </>
  )
}
