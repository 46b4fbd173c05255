import { highestAge } from '../../../catalogue/ages/ages.rules.ts'
import { storageWord } from '../../../catalogue/storage.rules.ts'
import { m } from '../../../messages/m.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { amountWords } from '../../../orders/own/order-words.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import type { Bag } from '../../../orders/packing/bags.rules.ts'
import type { PackedItem, Packing } from '../../../orders/packing/packing.contract.ts'
import { BarCode } from '../../kit/parts/bar-code.tsx'

/** The label on a bag: the order and its customer, its window, which bag it is, and the number of the order as bars. */
export function BagLabel({ order, bag: { kind, number, of } }: { order: Packing; bag: Bag }) {
  const ageFrom = highestAge(order.orderItems)
  return (
    <article aria-label={m.office_orders_bag_label({ number, of })} className="goods-label">
      <p className="label-head">
        <b className="label-big tabular-nums">#{order.orderNum}</b>
        <b className="label-big tabular-nums">{m.office_orders_bag_number({ number, of })}</b>
      </p>
      <p className="label-head label-who">
        <bdi className="label-name">{order.name}</bdi>
        <b>
          {storageWord(kind)}
          {ageFrom !== null && ` · ${m.catalogue_age_mark({ age: ageFrom })}`}
        </b>
      </p>
      <p className="label-line">
        <Fulfilment of={order} />
      </p>
      {order.notes && <p className="label-details">{order.notes}</p>}
      <BarCode text={order.orderNum} kind="CODE128" />
    </article>
  )
}

/** The label on the product of a line: the order, the product as it is cut, the customer's note, its allergens and lots, its weight and its code. */
export function LineLabel({ order, item }: { order: Packing; item: PackedItem }) {
  const choices = lineChoices(item).join(' · ')
  const details = [choices, item.notes && `“${item.notes}”`].filter(Boolean).join(' · ')
  const allergens = item.allergens?.says
  return (
    <article aria-label={m.office_orders_line_label({ name: item.productName })} className="goods-label">
      <p className="label-head">
        <b className="tabular-nums">#{order.orderNum}</b>
        <bdi className="label-name">{order.name}</bdi>
      </p>
      <p className="label-product">{item.productName}</p>
      {details && <p className="label-details">{details}</p>}
      {allergens && <p className="label-allergens">{allergens}</p>}
      {item.lots.map(({ says }) => (
        <p key={says} className="label-lot">
          {says}
        </p>
      ))}
      <p className="label-head label-foot">
        <b className="tabular-nums">{weightWords(item)}</b>
        <span>
          {item.ageFrom !== null && `${m.catalogue_age_mark({ age: item.ageFrom })} · `}
          {storageWord(item.storage)}
        </span>
      </p>
      {item.code && <BarCode text={item.code} kind={kindOf(item.code)} />}
    </article>
  )
}

/** The amount that came, with its weight if the scales have said it. */
const weightWords = (item: PackedItem) =>
  item.weighed && item.finalWeight !== null && item.pricedUnit === item.measuringUnit
    ? `${item.finalWeight} ${item.pricedUnit}`
    : amountWords({ ...item, quantity: item.packedQuantity ?? item.quantity })

const kinds = { 8: 'EAN8', 12: 'UPC', 13: 'EAN13', 14: 'ITF14' } as const
const kindOf = ({ length }: string) => kinds[length as keyof typeof kinds] ?? 'CODE128'
