import { Check, Package, Snowflake, Thermometer } from 'lucide-react'
import { type Storage, storageWord } from '../../../catalogue/storage.rules.ts'
import { m } from '../../../messages/m.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { amountWords, isToWeigh, itemStatusWord } from '../../../orders/own/order-words.rules.ts'
import { MOST_BAGS } from '../../../orders/packing/bags.rules.ts'
import type { PackedItem } from '../../../orders/packing/packing.contract.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'

const icons = { DRY: Package, COLD: Thermometer, FROZEN: Snowflake } as const

type Props = {
  kind: Storage
  items: readonly PackedItem[]
  bags: number
  disabled: boolean
  onCount: (bags: number) => void
  onPack: (item: PackedItem) => void
}

/** The lines that go into the bags of a kind, and how many of them there are; nothing if there are neither. */
export function BagsOfKind({ kind, items, bags, disabled, onCount, onPack }: Props) {
  const Icon = icons[kind]
  return (
    <section aria-label={storageWord(kind)}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 text-xl">
          <Icon aria-hidden className="size-5 text-green" />
          {storageWord(kind)}
        </h2>
        <QuantityInput
          label={m.office_orders_bags_of({ kind: storageWord(kind) })}
          value={bags}
          onChange={onCount}
          disabled={disabled}
          zero
          {...{ step: 1, minimum: 0, maximum: MOST_BAGS, left: MOST_BAGS }}
        />
      </div>
      {items.length > 0 && (
        <ul className="card divide-y divide-line">
          {items.map(item => (
            <Line key={item.orderItemId} item={item} disabled={disabled} onPack={() => onPack(item)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A line: one tap says that it is in its bag. */
function Line({ item, disabled, onPack }: { item: PackedItem; disabled: boolean; onPack: () => void }) {
  const { productName: name, itemStatus, notes } = item
  const isPacked = itemStatus === 'PACKED'
  const isMissing = itemStatus === 'NEW' || isToWeigh(item)
  const choices = lineChoices(item)
  return (
    <li className={isPacked ? 'bg-green-soft/60' : ''}>
      <button
        type="button"
        aria-pressed={isPacked}
        aria-label={m.office_orders_pack_of({ amount: amountWords(item), name })}
        disabled={disabled || isMissing}
        onClick={onPack}
        className="flex w-full items-center gap-4 p-4 text-start"
      >
        <span
          aria-hidden
          className={`grid size-12 shrink-0 place-items-center rounded-small border-2 ${isPacked ? 'border-green bg-green text-on-green' : 'border-edge bg-raised'}`}
        >
          {isPacked && <Check className="size-7" />}
        </span>
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block text-lg font-semibold">{name}</span>
          {choices.length > 0 && <span className="block font-medium">{choices.join(' · ')}</span>}
          {notes && <span className="block">“{notes}”</span>}
          <span className="block text-sm text-muted">
            {itemStatus === 'NEW'
              ? m.office_orders_not_yet_picked()
              : isToWeigh(item)
                ? m.office_orders_not_yet_weighed()
                : itemStatusWord(itemStatus)}
          </span>
        </span>
        <span className="shrink-0 text-end font-semibold tabular-nums">{amountWords(item)}</span>
      </button>
    </li>
  )
}
