import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { animalStates, kinds } from '../../../qurbani/animals.rules.ts'
import type { HerdAnimal } from '../../../qurbani/herd/herd.contract.ts'
import type { SeasonRow } from '../../../qurbani/season/seasons.contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { animalName, animalStateName, dayName } from '../../kit/qurbani-office-words.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { QurbaniAnimalDialog } from './qurbani-animal-dialog.tsx'
import type { HerdWay } from './qurbani-herd-columns.tsx'
import { herdColumns } from './qurbani-herd-columns.tsx'
import { QurbaniHerdImport } from './qurbani-herd-import.tsx'
import { QurbaniNamedDialog } from './qurbani-named-dialog.tsx'
import { QurbaniWithdraw } from './qurbani-withdraw.tsx'

type Opened = { way: HerdWay; animal: HerdAnimal } | { way: 'add' | 'import' } | undefined

/**
 * The herd of a season: filtered by ear tag, day, kind and state; each animal can be edited, offered, withdrawn or deleted.
 */
export function QurbaniHerd({ season }: { season: SeasonRow }) {
  const { seasonId, seasonName, days } = season
  const list = useOfficeList('GET /qurbani/findAnimals', ['day', 'kind', 'state'], { seasonId })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  /** Restores a deleted animal, without its picture. */
  const bringBack = async ({ day, kind, tag, weight, note }: HerdAnimal) => {
    const sent = await send('POST /qurbani/saveAnimal', { seasonId, day, kind, tag, weight, note })
    if (!sent.ok) toast(sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline())
    list.retry()
  }
  const remove = async (animal: HerdAnimal) => {
    const { animalId, tag } = animal
    const sent = await send('POST /qurbani/animals/delete/{animalId}', { animalId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(m.office_qurbani_screens_deleted({ tag }), {
      undo: { says: m.office_undo(), does: () => void bringBack(animal) },
    })
    list.retry()
  }
  const of = { seasonId, days, onClose: close, onSaved: list.retry }
  return (
    <>
      <OfficeHeading
        title={m.office_qurbani_screens_of_season({
          what: m.office_qurbani_screens_herd(),
          season: seasonName,
        })}
        text={m.office_qurbani_screens_herd_text()}
      >
        <ButtonLink look="quiet" to="/admin/qurbani">
          {m.office_qurbani_screens_all_seasons()}
        </ButtonLink>
        <Button look="quiet" onClick={() => setOpened({ way: 'import' })}>
          {m.office_qurbani_screens_import()}
        </Button>
        <Button look="main" onClick={() => setOpened({ way: 'add' })}>
          {m.office_qurbani_screens_herd_add()}
        </Button>
      </OfficeHeading>
      <DataTable
        name="qurbani-herd"
        caption={m.office_qurbani_screens_herd()}
        list={list}
        columns={herdColumns({
          onOpen: (way, animal) => setOpened({ way, animal }),
          onDelete: animal => void remove(animal),
        })}
        rowId={({ animalId }) => String(animalId)}
        searchHint={m.office_qurbani_screens_herd_search()}
        tools={
          <>
            <ListFilter
              list={list}
              name="day"
              label={m.office_qurbani_screens_day_head()}
              all={m.office_qurbani_screens_any_day()}
              choices={[
                ...days.map(({ day, date }) => [String(day), dayName(day, date)] as const),
                ['0', m.office_qurbani_screens_no_day()],
              ]}
            />
            <ListFilter
              list={list}
              name="kind"
              label={m.office_qurbani_screens_kind()}
              all={m.office_qurbani_screens_any_kind()}
              choices={kinds.map(kind => [kind, animalName[kind]()])}
            />
            <ListFilter
              list={list}
              name="state"
              label={m.office_qurbani_screens_state()}
              all={m.office_qurbani_screens_any_state()}
              choices={animalStates.map(state => [state, animalStateName[state]()])}
            />
          </>
        }
        empty={m.office_qurbani_screens_herd_none()}
      />
      {opened?.way === 'add' && <QurbaniAnimalDialog {...of} animal={undefined} />}
      {opened?.way === 'edit' && <QurbaniAnimalDialog {...of} animal={opened.animal} />}
      {opened?.way === 'offer' && (
        <QurbaniNamedDialog animal={opened.animal} onClose={close} onSaved={list.retry} />
      )}
      {opened?.way === 'withdraw' && (
        <QurbaniWithdraw animal={opened.animal} onClose={close} onSaved={list.retry} />
      )}
      {opened?.way === 'import' && <QurbaniHerdImport {...of} />}
    </>
  )
}
