import AgeTick from '../../../catalogue/ages/age-tick.tsx'
import { showMoney } from '../../../lib/money.ts'
import { wrongFieldsOf } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { lineChoices } from '../../line-choices.ts'
import { orderAddress, paymentAddress } from '../../order-link.ts'
import type { ShownItem, ShownOrder } from '../../orders.contract.ts'
import { mostOf } from '../order-words.rules.ts'
import { asCartLine } from '../own-draft.rules.ts'
import { useOwnEdit } from '../use-own-edit.ts'
import { AddProduct } from './add-product.tsx'
import { EditProblem } from './edit-problem.tsx'
import { OrderSums, sumsOf } from './order-sums.tsx'
import { OwnLine } from './own-line.tsx'
import { ShopPhone } from './shop-phone.tsx'

type Props = { order: ShownOrder; link: string; phone: string }

/** The lines of an order for its customer to change, with the price that it then has. */
export function ChangeOrder({ order, link, phone }: Props) {
  const { orders, branchId, orderItems } = order
  const { orderNum, pickupType } = orders
  const edit = useOwnEdit(order, link)
  const currency = useCurrency()
  const navigate = useNavigate()
  const at = { branchId, pickupType: pickupType === 'DELIVERY' ? 'DELIVERY' : 'IN STORE' } as const
  const { answer, problem, retry } = useCall('POST /cart/price', { items: edit.items.map(asCartLine), ...at })
  if (problem || !answer) return <Answer problem={problem} onRetry={retry} lines={5} />

  const address = orderAddress(orderNum, link)
  const { outcome } = edit
  const back = outcome && orders.paymentMethod === 'CARD' ? orders.paid - outcome.total : 0
  const toPay = outcome?.toPay ?? 0
  /** True if a line loses its reduced price. */
  const isRaised = (item: ShownItem) =>
    item.reducedFrom !== null && edit.lineOf(item).quantity > item.quantity
  async function pay() {
    // A document of its own: it may load what no other page may.
    if (await edit.pay(toPay)) location.assign(paymentAddress(orderNum, link))
  }
  async function save() {
    if (!(await edit.save())) return
    toast(m.orders_own_saved())
    navigate(address, { replace: true })
  }
  return (
    <section aria-labelledby="change-order" className="card space-y-6 p-5 md:p-8">
      <header>
        <h1 id="change-order" className="text-3xl md:text-4xl">
          {m.orders_own_title({ number: orderNum })}
        </h1>
        <p className="mt-2 text-muted">{m.orders_own_title_text()}</p>
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {edit.items.map((item, index) => {
          const { orderItemId, productName: name, image, measuringUnit: unit, ofBox } = item
          // A box has one price: its parts stay as they are, or all leave.
          const whole = edit.items.filter(other => ofBox && other.ofBox?.no === ofBox.no)
          const ids = whole.length > 0 ? whole.map(other => other.orderItemId) : [orderItemId]
          const shown = ofBox ? undefined : answer.lines[index]
          const isSold = shown !== undefined && shown.trouble !== 'GONE'
          const { increment } = item.quantityUnit
          return (
            <OwnLine
              key={orderItemId}
              {...{ name, image, unit }}
              line={edit.lineOf(item)}
              limits={
                isSold
                  ? { ...shown, left: shown.left + item.quantity }
                  : {
                      ...{ step: increment, maximum: item.quantity, left: item.quantity },
                      minimum: ofBox ? item.quantity : increment,
                    }
              }
              shown={isSold ? shown : undefined}
              price={edit.priceOf(orderItemId) ?? item.lineTotal}
              says={isRaised(item) ? m.orders_own_full_price() : undefined}
              box={ofBox ? lineChoices({ attributes: {}, ofBox })[0] : undefined}
              onChange={line => edit.change(orderItemId, line)}
              onRemove={() => ids.map(edit.remove)}
              removed={edit.isRemoved(orderItemId)}
              onPutBack={() => ids.map(edit.putBack)}
            />
          )
        })}
        {edit.added.map(({ key, line, shown }) => (
          <OwnLine
            key={`new ${key}`}
            {...{ name: shown.productName, image: shown.image, unit: shown.unitName, line, shown }}
            isNew
            limits={shown}
            price={edit.priceOfAdded(key)}
            onChange={changed => edit.changeAdded(key, changed)}
            onRemove={() => edit.removeAdded(key)}
          />
        ))}
      </ul>
      <AddProduct at={at} onAdd={edit.add} />
      <OrderSums
        sums={{ ...(outcome ?? sumsOf(orders)), reason: orders.discountReason }}
        before={orders.grandTotal}
        most={outcome ? (outcome.most ?? undefined) : mostOf(orders, orderItems)}
        late={edit.late}
      />
      <div role="status">
        {toPay > 0 && (
          <p className="rounded-tile bg-saffron-soft px-5 py-4">
            {m.orders_own_to_pay({ amount: showMoney(toPay, currency) })}
          </p>
        )}
      </div>
      {back > 0 && <p className="text-end">{m.orders_own_back({ amount: showMoney(back, currency) })}</p>}
      <AgeTick
        ageFrom={outcome?.ageToConfirm ?? null}
        confirmed={edit.ageConfirmed}
        error={edit.problem && wrongFieldsOf(edit.problem).ageConfirmed}
        onConfirm={edit.confirmAge}
      />
      {edit.problem && (
        <EditProblem problem={edit.problem} onLookAgain={() => navigate(address, { replace: true })}>
          {edit.problem.type === '/problems/too-late' && <ShopPhone phone={phone} />}
          {typeof edit.problem.most === 'number' && (
            <p>{m.orders_own_most_by_card({ amount: showMoney(edit.problem.most, currency) })}</p>
          )}
        </EditProblem>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink look="quiet" to={address} ahead={false} replace>
          {m.orders_own_discard()}
        </ButtonLink>
        <Button look="main" disabled={!edit.canSave} onClick={toPay > 0 ? pay : save}>
          {toPay > 0 ? m.orders_own_pay({ amount: showMoney(toPay, currency) }) : m.orders_own_save()}
        </Button>
      </div>
    </section>
  )
}
