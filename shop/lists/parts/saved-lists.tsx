import { ListChecks } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Answer } from '../../ui/answer.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useCall } from '../../ui/use-call.ts'
import { SaveCart } from './save-cart.tsx'
import { SavedList } from './saved-list.tsx'

/** Loaded only if there are some. */
const loadStanding = () => import('../standing/parts/standing-orders.tsx')

/** The saved lists of the customer, the way to save the cart as one, and their standing orders. */
export function SavedLists() {
  const { answer, problem, retry } = useCall('GET /lists/findSaved', {})
  const { answer: found, retry: findAgain } = useCall('GET /standing/find', {})
  const { ways = [], standing = [] } = found ?? {}
  const onChanged = () => {
    retry()
    findAgain()
  }
  // A form that was saved begins again.
  const [saves, setSaves] = useState(0)
  const id = useId()
  return (
    <div className="space-y-10">
      <section aria-labelledby={id} className="space-y-5">
        <h2 id={id} className="text-2xl">
          {m.orders_tab_lists()}
        </h2>
        <SaveCart
          key={saves}
          onSaved={() => {
            setSaves(saves + 1)
            retry()
          }}
        />
        <Answer problem={problem} onRetry={retry} lines={4} label={m.lists_loading()}>
          {answer &&
            (answer.lists.length ? (
              <ul className="grid gap-4">
                {answer.lists.map(list => (
                  <SavedList
                    key={list.listId}
                    {...{ list, ways, onChanged }}
                    hasStanding={standing.some(one => one.listId === list.listId)}
                  />
                ))}
              </ul>
            ) : (
              <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
                <span className="grid size-20 place-items-center rounded-round bg-green-soft">
                  <ListChecks aria-hidden className="size-9 text-green" />
                </span>
                <p className="font-display text-2xl">{m.lists_none()}</p>
                <p className="max-w-prose text-muted">{m.lists_none_text()}</p>
              </div>
            ))}
        </Answer>
      </section>
      {standing.length > 0 && (
        <Loaded open load={loadStanding}>
          {({ StandingOrders }) => <StandingOrders {...{ standing, ways, onChanged }} />}
        </Loaded>
      )}
    </div>
  )
}
