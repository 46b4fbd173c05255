import { ChevronDown, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../api.ts'
import { putAgain } from '../../cart/again/put-again.ts'
import { useWishes } from '../../cart/order-wishes.ts'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { useAskedBranch } from '../../settings/branches/chosen-branch.ts'
import { Button } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/router.ts'
import { toast } from '../../ui/toast.tsx'
import type { findSavedLists } from '../saved.contract.ts'
import { StartStanding } from '../standing/parts/start-standing.tsx'
import type { StandingOrder } from '../standing/standing.contract.ts'
import { SavedListLines } from './saved-list-lines.tsx'

type List = OutputOf<typeof findSavedLists>['lists'][number]
type Props = {
  list: List
  /** The ways in which it can be ordered regularly. */
  ways: readonly StandingOrder['pickupType'][]
  hasStanding: boolean
  onChanged: () => void
}

/** A saved list: its name, the way to put all of it into the cart, and its products when it is opened. */
export function SavedList({ list, ways, hasStanding, onChanged }: Props) {
  const { listId, listName: name, lines } = list
  const { pickupType } = useWishes()
  const at = { pickupType, ...useAskedBranch(pickupType) }
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  async function addAll() {
    setSending(true)
    const sent = await send('GET /lists/findSaved/{listId}', { listId, ...at })
    setSending(false)
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    putAgain(sent.answer.lines)
    navigate('/cart')
  }
  return (
    <li className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <div className="min-w-0 grow wrap-anywhere">
          <h3 className="text-xl">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-muted">{m.lists_products({ count: lines })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {lines > 0 && (
            <Button
              look="main"
              disabled={isSending}
              aria-label={m.lists_add_all_of({ name })}
              onClick={() => void addAll()}
            >
              <ShoppingBasket aria-hidden className="size-5" />
              {m.lists_add_all()}
            </Button>
          )}
          {lines > 0 && ways.length > 0 && <StartStanding {...{ listId, name, ways }} onSaved={onChanged} />}
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-label={m.lists_open_of({ name })}
            onClick={() => setOpen(!isOpen)}
          >
            {m.lists_open()}
            <ChevronDown
              aria-hidden
              className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </Button>
        </div>
      </div>
      {isOpen && <SavedListLines {...{ listId, name, at, hasStanding, onChanged }} />}
    </li>
  )
}
