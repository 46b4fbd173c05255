import { Ban, RotateCcw, Tag } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { HerdAnimal } from '../../../qurbani/herd/herd.contract.ts'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { animalName, animalStateLook, animalStateName } from '../../kit/qurbani-office-words.ts'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { RowButtons } from '../../lists/parts/row-buttons.tsx'

/** The actions on an animal that open a dialog. */
export type HerdWay = 'edit' | 'offer' | 'withdraw'

type Ways = { onOpen: (way: HerdWay, animal: HerdAnimal) => void; onDelete: (animal: HerdAnimal) => void }

const amount = (number: number) => number.toLocaleString(m.shop_language())
const look =
  'grid size-11 shrink-0 place-items-center rounded-small text-muted hover:bg-green-soft hover:text-ink'

/** The columns of the herd, with the actions on an animal. */
export const herdColumns = ({ onOpen, onDelete }: Ways): OfficeColumn<HerdAnimal>[] => [
  {
    id: 'tag',
    name: m.office_qurbani_screens_tag_head(),
    sorts: true,
    shown: 'always',
    cell: animal => (
      <span className="flex items-center gap-3">
        <RowPicture src={animal.picture} />
        <button
          type="button"
          onClick={() => onOpen('edit', animal)}
          className="min-w-14 text-start font-semibold wrap-anywhere text-green underline-offset-4 hover:underline"
        >
          {animal.tag}
        </button>
      </span>
    ),
  },
  {
    id: 'kind',
    name: m.office_qurbani_screens_kind(),
    cell: ({ kind }) => animalName[kind](),
  },
  {
    id: 'day',
    name: m.office_qurbani_screens_day_head(),
    sorts: true,
    cell: ({ day }) =>
      day === null ? (
        <span className="text-muted">{m.office_qurbani_screens_no_day()}</span>
      ) : (
        m.office_qurbani_screens_day({ day })
      ),
  },
  {
    id: 'weight',
    name: m.office_qurbani_screens_weight_head(),
    sorts: true,
    end: true,
    cell: ({ weight }) => (weight === null ? '–' : amount(weight)),
  },
  {
    id: 'state',
    name: m.office_qurbani_screens_state(),
    cell: ({ state, offered }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
        <StateBadge look={animalStateLook[state]}>{animalStateName[state]()}</StateBadge>
        {offered && <span className="text-sm text-muted">{m.office_qurbani_screens_offered()}</span>}
      </span>
    ),
  },
  {
    id: 'taken',
    name: m.office_qurbani_screens_taken_head(),
    sorts: true,
    end: true,
    cell: ({ taken, shares }) => m.office_qurbani_screens_taken({ taken, shares }),
  },
  {
    id: 'note',
    name: m.office_qurbani_screens_note(),
    shown: 'on demand',
    cell: ({ note }) => <span className="wrap-anywhere">{note}</span>,
  },
  {
    id: 'ways',
    name: m.office_catalogue_ways(),
    end: true,
    acts: true,
    cell: animal => {
      const { tag, state, taken, day, offerId } = animal
      return (
        <span className="flex justify-end">
          {state === 'READY' && day !== null && (taken === 0 || offerId !== null) && (
            <button
              type="button"
              aria-label={m.office_qurbani_screens_offer({ tag })}
              onClick={() => onOpen('offer', animal)}
              className={look}
            >
              <Tag aria-hidden className="size-4.5" />
            </button>
          )}
          {state !== 'DONE' && (
            <button
              type="button"
              aria-label={
                state === 'READY'
                  ? m.office_qurbani_screens_withdraw({ tag })
                  : m.office_qurbani_screens_bring_back({ tag })
              }
              onClick={() => onOpen('withdraw', animal)}
              className={look}
            >
              {state === 'READY' ? (
                <Ban aria-hidden className="size-4.5" />
              ) : (
                <RotateCcw aria-hidden className="size-4.5" />
              )}
            </button>
          )}
          <RowButtons name={tag} onEdit={() => onOpen('edit', animal)} onRemove={() => onDelete(animal)} />
        </span>
      )
    },
  },
]
