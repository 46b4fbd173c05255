import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { Money, useCurrency } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { lineChoices } from '../../line-choices.ts'
import { isLeftOut } from '../../order-lines.rules.ts'
import type { ShownItem } from '../../orders.contract.ts'
import { afterCutWords, cameWords, insteadWords, reducedWords } from '../line-words.rules.ts'
import { amountWords, isToWeigh, itemStatusWord } from '../order-words.rules.ts'
import type { RecallWords } from '../use-recalls.ts'

/** `weighs`: the scales can still change what the order costs. */
type Props = { items: readonly ShownItem[]; weighs: boolean; recalls: RecallWords }

/** The lines of an invoice: a table that becomes a list of cards on narrow screens. */
export function InvoiceLines({ items, weighs, recalls }: Props) {
  const currency = useCurrency()
  const heads = [
    m.orders_item_no(),
    m.orders_image(),
    m.orders_product_information(),
    m.orders_quantity(),
    m.orders_price(),
    m.orders_special_instruction(),
  ]
  return (
    <table className="block w-full md:table print:table">
      <thead className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group">
        <tr className="border-b border-line text-sm text-muted">
          {heads.map(head => (
            <th key={head} scope="col" className="py-2 pe-4 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group print:table-row-group">
        {items.map((item, index) => (
          <tr
            key={item.orderItemId}
            className="grid break-inside-avoid grid-cols-[4rem_1fr_auto] items-center gap-x-4 border-b border-line py-3 md:table-row print:table-row"
          >
            <td className="hidden py-3 pe-4 text-muted tabular-nums md:table-cell print:table-cell print:py-2">
              {index + 1}
            </td>
            <td className="row-span-2 self-start md:table-cell md:w-20 md:py-3 print:table-cell print:w-16 print:py-2">
              <div className="tile size-16 print:size-12">
                <Picture src={item.image} size={64} />
              </div>
            </td>
            <td className="col-span-2 font-medium wrap-anywhere md:table-cell md:py-3 md:pe-4 print:table-cell print:w-2/5 print:py-2 print:pe-4">
              {item.productName}
              <p className="text-sm font-normal text-muted">
                {[...lineChoices(item), ...leftOut(item.itemStatus)].join(' · ')}
              </p>
              <Remark look="text-green">{insteadWords(item, items, currency)}</Remark>
              <Remark>{cameWords(item, currency)}</Remark>
              <Remark>{afterCutWords(item)}</Remark>
              <Remark>{reducedWords(item, currency)}</Remark>
              <Remark>{item.allergens?.says}</Remark>
              <Remark>{item.lots.map(({ says }) => says).join('; ')}</Remark>
              {recalls.get(item.orderItemId)?.map(words => (
                <Remark key={words} look="text-rose whitespace-pre-line">
                  {words}
                </Remark>
              ))}
              {item.readyMeasure !== null && !isLeftOut(item.itemStatus) && (
                <Remark>
                  {m.catalogue_choice_ready({ measure: String(item.readyMeasure), unit: item.pricedUnit })}
                </Remark>
              )}
            </td>
            <td className="col-start-2 row-start-2 text-sm text-muted md:table-cell md:pe-4 md:text-base md:text-ink print:table-cell print:py-2 print:pe-4 print:text-ink">
              {amountWords(item)}
            </td>
            <td className="col-start-3 row-start-2 text-end md:table-cell md:text-start md:pe-4 print:table-cell print:py-2 print:pe-4 print:text-start">
              <Money amount={item.lineTotal} />
              {weighs && isToWeigh(item) && <AtMost amount={item.lineCap} />}
            </td>
            <td className="col-span-2 col-start-2 text-sm wrap-anywhere md:table-cell md:text-base print:table-cell print:py-2 print:text-sm">
              {item.notes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the status of a line that was ordered and did not come. */
const leftOut = (itemStatus: string) => (isLeftOut(itemStatus) ? [itemStatusWord(itemStatus)] : [])

function Remark({ look = 'text-muted', children }: { look?: string; children: string | undefined }) {
  return children && <p className={`mt-1 text-sm font-normal ${look}`}>{children}</p>
}

/** The most that a line costs that is not weighed yet. */
function AtMost({ amount }: { amount: number | null }) {
  const currency = useCurrency()
  if (amount === null) return null
  return (
    <span className="block text-sm text-muted">
      {m.cart_at_most({ amount: showMoney(amount, currency) })}
    </span>
  )
}
