import { Repeat, ShoppingBasket } from 'lucide-react'
import { useId } from 'react'
import { putAgain } from '../../cart/again/put-again.ts'
import { useWishes } from '../../cart/order-wishes.ts'
import { m } from '../../messages/m.ts'
import { useAskedBranch } from '../../settings/branches/chosen-branch.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/router.ts'
import { useCall } from '../../ui/use-call.ts'
import { markUsual } from '../mark-usual.ts'
import type { UsualItem } from '../usual.contract.ts'
import { UsualRow } from './usual-row.tsx'

/** The usual products of the customer, to be put into the cart one by one or all at once. */
export function UsualList() {
  const { pickupType } = useWishes()
  const { answer, problem, retry } = useCall('GET /usual/find', { pickupType, ...useAskedBranch(pickupType) })
  const navigate = useNavigate()
  const id = useId()
  const items = answer?.items
  const isAny = items?.some(({ line }) => line) ?? false
  function addAll(all: readonly UsualItem[]) {
    putAgain(all)
    navigate('/cart')
  }
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-2xl">
          {m.orders_tab_usual()}
        </h2>
        {items && isAny && (
          <Button look="main" onClick={() => addAll(items)}>
            <ShoppingBasket aria-hidden className="size-5" />
            {m.lists_add_all()}
          </Button>
        )}
      </div>
      <Answer problem={problem} onRetry={retry} lines={4} label={m.lists_usual_loading()}>
        {items &&
          (items.length ? (
            <>
              <p className="max-w-prose text-muted">{m.lists_usual_text()}</p>
              <ul className="card divide-y divide-line">
                {items.map(item => (
                  <UsualRow
                    key={item.productId}
                    item={item}
                    onMark={state => markUsual(item, state, retry)}
                  />
                ))}
              </ul>
            </>
          ) : (
            <NothingUsual />
          ))}
      </Answer>
    </section>
  )
}

/** The message in place of an empty list. */
const NothingUsual = () => (
  <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
    <span className="grid size-20 place-items-center rounded-round bg-green-soft">
      <Repeat aria-hidden className="size-9 text-green" />
    </span>
    <p className="font-display text-2xl">{m.lists_usual_none()}</p>
    <p className="max-w-prose text-muted">{m.lists_usual_none_text()}</p>
    <ButtonLink look="main" to="/home">
      {m.lists_usual_shop()}
    </ButtonLink>
  </div>
)
