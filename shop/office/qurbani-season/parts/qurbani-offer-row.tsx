import { X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { kinds } from '../../../qurbani/animals.rules.ts'
import type { DeskOffer } from '../../../qurbani/season/seasons.contract.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { animalName } from '../../kit/qurbani-office-words.ts'
import type { OfferDraft } from '../season-draft.rules.ts'
import { QurbaniCounts } from './qurbani-counts.tsx'
import { QurbaniRowLabel } from './qurbani-row-label.tsx'

/** The columns of the offers on wide screens. */
export const offerColumns =
  'grid items-start gap-3 xl:grid-cols-[minmax(7rem,1.3fr)_minmax(4rem,.7fr)_minmax(6rem,1fr)_minmax(4.5rem,.7fr)_minmax(4.5rem,.7fr)_4.5rem_minmax(7rem,1.2fr)_2.75rem]'

type Props = {
  offer: OfferDraft
  /** Its place within the day. */
  place: number
  known: DeskOffer | undefined
  wrong: (field: string) => string | undefined
  onChange: (some: Partial<OfferDraft>) => void
  onRemove: () => void
}

/** An offer: animals of a kind on a day whose shares can be booked, or an animal that shoppers choose. */
export function QurbaniOfferRow({ offer, place, known, wrong, onChange, onRemove }: Props) {
  const { day, type, kind, tag, active } = offer
  const { code: currency } = useCurrency()
  const row = m.office_qurbani_screens_offer_row({ place, day })
  const isNamed = type === 'NAMED'
  const number = (field: 'animals' | 'price' | 'weightFrom' | 'weightTo', says: string) => (
    <Field
      inputMode={field === 'animals' ? 'numeric' : 'decimal'}
      label={<QurbaniRowLabel row={row} says={says} />}
      maxLength={12}
      value={offer[field]}
      error={wrong(field)}
      readOnly={isNamed && field === 'animals'}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
  const unfit = wrong('offerId')
  return (
    <li className={`${offerColumns} grid-cols-2 py-3 sm:max-xl:grid-cols-4 xl:py-1`}>
      <SelectField
        label={<QurbaniRowLabel row={row} says={m.office_qurbani_screens_kind()} />}
        value={kind}
        error={wrong('day') ?? wrong('kind') ?? unfit}
        hint={tag && m.office_qurbani_screens_tag({ tag })}
        disabled={isNamed || (known !== undefined && known.booked + known.held > 0)}
        onChange={({ target }) => onChange({ kind: target.value as OfferDraft['kind'] })}
      >
        {kinds.map(one => (
          <option key={one} value={one}>
            {animalName[one]()}
          </option>
        ))}
      </SelectField>
      {number('animals', m.office_qurbani_screens_count())}
      <div className="max-sm:col-span-2">{number('price', m.office_qurbani_screens_price({ currency }))}</div>
      {number('weightFrom', m.office_qurbani_screens_weight_from())}
      {number('weightTo', m.office_qurbani_screens_weight_to())}
      <label className="flex min-h-11 items-center gap-3 max-xl:self-end max-sm:col-span-2 xl:mt-1">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-green"
          checked={active}
          onChange={({ target }) => onChange({ active: target.checked })}
        />
        <span className="xl:sr-only">
          <span className="sr-only">{row} </span>
          {m.office_qurbani_screens_active()}
        </span>
      </label>
      <QurbaniCounts known={known} />
      <button
        type="button"
        aria-label={m.office_remove_named({
          name: tag ?? m.office_qurbani_screens_offer_gone({ place, day }),
        })}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose max-xl:col-start-[-2] max-xl:self-end max-xl:justify-self-end sm:max-xl:row-start-1 xl:mt-1"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  )
}
