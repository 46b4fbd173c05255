import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StockLevel } from '../../../catalogue/stock/stock.contract.ts'
import { mayDoAny } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { useSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { OpeningDay } from './opening-day.tsx'

type Props = { level: StockLevel; onChanged: (inLots: boolean) => void }

/** The choice to keep a product in lots at all branches. A question before says that its stock then changes only by lots. */
export function KeepInLots({
  level: { productId, productName, inLots, needsLot, stockTracked },
  onChanged,
}: Props) {
  const mayChange = mayDoAny(useSession()?.shopRoles ?? [], 'catalogue')
  const [isAsking, setAsking] = useState(false)
  if (!mayChange || (!stockTracked && !inLots)) return null
  const changed = (now: boolean) => {
    setAsking(false)
    const words = { name: productName }
    toast(now ? m.office_catalogue_lots_begun(words) : m.office_catalogue_lots_ended(words))
    onChanged(now)
  }
  const keep = async () => {
    setAsking(false)
    const sent = await send('POST /lots/keep', { productId, inLots: !inLots })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    changed(sent.answer.inLots)
  }
  const asksDay = needsLot && !inLots
  return (
    <>
      <CheckField
        label={m.office_catalogue_lots()}
        hint={asksDay ? m.office_catalogue_lots_needed() : m.office_catalogue_lots_hint()}
        checked={inLots}
        onChange={() => setAsking(true)}
      />
      {isAsking && asksDay && (
        <OpeningDay productId={productId} onClose={() => setAsking(false)} onBegun={() => changed(true)} />
      )}
      {isAsking && !asksDay && (
        <AskFirst
          title={inLots ? m.office_catalogue_lots_end_title() : m.office_catalogue_lots_title()}
          text={inLots ? m.office_catalogue_lots_end_text() : m.office_catalogue_lots_text()}
          yes={inLots ? m.office_catalogue_lots_end() : m.office_catalogue_lots_begin()}
          no={m.office_catalogue_lots_leave()}
          onYes={() => void keep()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The ways to change the stock of a product in lots: its lots at the branch, and the next delivery. */
export function WaysOfLots({ productId, at }: { productId: number; at: { branchId?: number } }) {
  const branch =
    at.branchId === undefined
      ? { lots: '', receipt: '' }
      : { lots: `&branchId=${at.branchId}`, receipt: `?branch=${at.branchId}` }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-tile bg-sunken p-4">
      <p className="min-w-0 grow basis-64 text-pretty">{m.office_catalogue_lots_instead()}</p>
      <ButtonLink look="quiet" to={`/admin/lots?productId=${productId}${branch.lots}`}>
        {m.office_catalogue_lots_see()}
      </ButtonLink>
      <ButtonLink look="solid" to={`/admin/receipts/new${branch.receipt}`}>
        {m.office_catalogue_lots_receive()}
      </ButtonLink>
    </div>
  )
}
