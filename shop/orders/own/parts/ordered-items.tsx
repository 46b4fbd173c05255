import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { lineChoices } from '../../line-choices.ts'
import { amountWords, itemStatusWord } from '../order-words.rules.ts'
import type { OwnItem } from '../own-orders.contract.ts'

/** The lines of an order in the list: a table that becomes a list on narrow screens. */
export function OrderedItems({ items, title }: { items: readonly OwnItem[]; title: string }) {
  const heads = [
    m.orders_column_no(),
    m.orders_column_items(),
    m.orders_column_weight(),
    m.orders_column_unit_price(),
    m.orders_column_status(),
    m.orders_column_department(),
  ]
  return (
    <table className="block w-full text-sm md:table">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-muted">
          {heads.map(head => (
            <th key={head} scope="col" className="pe-4 pb-2 text-start font-medium nth-4:text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {items.map(({ ordersItems: item, products: product }, index) => (
          <tr
            key={item.orderItemId}
            className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2 not-first:border-t not-first:border-line md:table-row md:*:py-2 md:not-first:*:border-t md:not-first:*:border-line"
          >
            <td className="hidden pe-4 text-muted tabular-nums md:table-cell">{index + 1}</td>
            <td className="contents md:table-cell md:pe-4">
              <div className="contents md:flex md:items-center md:gap-3">
                <div className="row-span-3 tile size-12 shrink-0 self-start rounded-small">
                  <Picture src={product.image} size={48} />
                </div>
                <div className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{product.productName}</span>
                  <Chosen choices={[...lineChoices(item), item.notes]} />
                  {[item.allergens, ...item.lots].map(
                    said =>
                      said && (
                        <span key={said.says} className="block text-muted">
                          {said.says}
                        </span>
                      ),
                  )}
                </div>
              </div>
            </td>
            <td className="col-start-2 md:pe-4">
              {amountWords(item)}
              {item.weight !== null && !item.weighed && (
                <span className="text-muted"> · {m.orders_weight({ weight: item.weight })}</span>
              )}
            </td>
            <td className="col-start-3 row-start-1 md:pe-4 md:text-end">
              <Money amount={item.effectivePrice} />
            </td>
            <td className="col-start-3 justify-self-end md:pe-4">{itemStatusWord(item.itemStatus)}</td>
            <td className="col-start-2 text-muted md:text-ink">{item.department}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cut, packing and other choices, and the customer's note. */
function Chosen({ choices }: { choices: readonly string[] }) {
  const said = choices.filter(Boolean)
  return said.length > 0 && <p className="text-muted">{said.join(' · ')}</p>
}
