import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { DemoGoods } from '../demo-goods.contract.ts'

/** Reports that the shop still has demo products, and removes them in one step. Empty if there are none. */
export function DemoGoodsNote({ onRemoved }: { onRemoved: () => void }) {
  const { answer: goods, retry } = useCall('GET /demoGoods/find', {})
  const [asking, setAsking] = useState(false)
  if (!goods || goods.products === 0) return null
  const close = () => setAsking(false)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile bg-saffron-soft px-5 py-3.5">
      <PackageX aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-48">{m.office_catalogue_demo_note({ count: goods.products })}</p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {m.office_catalogue_demo_remove()}
      </Button>
      {asking && (
        <DemoGoodsDialog
          goods={goods}
          onClose={close}
          onRemoved={() => {
            close()
            retry()
            onRemoved()
          }}
        />
      )}
    </div>
  )
}

type Asked = { goods: DemoGoods; onClose: () => void; onRemoved: () => void }

/** Shows the numbers of what will be removed, and asks for confirmation. */
function DemoGoodsDialog({ goods, onClose, onRemoved }: Asked) {
  const [spareChanged, setKeepChanged] = useState(goods.changed > 0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ type: string; title: string }>()
  const remove = async () => {
    setSending(true)
    const sent = await send('POST /demoGoods/remove', { spareChanged })
    setSending(false)
    if (!sent.ok) return setProblem(sent.problem)
    toast(m.office_catalogue_demo_removed({ count: sent.answer.products }))
    onRemoved()
  }
  const {
    products,
    changed,
    ordered,
    reviews,
    brands,
    categories,
    departments,
    certificates,
    seasons,
    partners,
    branches,
  } = goods
  return (
    <OpenDialog title={m.office_catalogue_demo_title()} onClose={onClose}>
      <p>{m.office_catalogue_demo_text()}</p>
      <ul className="my-4 list-disc space-y-1 ps-6">
        <li>{m.office_catalogue_demo_products({ count: products - (spareChanged ? changed : 0) })}</li>
        <li>{m.office_catalogue_demo_reviews({ count: reviews })}</li>
        <li>{m.office_catalogue_demo_shelves({ departments, categories, brands })}</li>
        {certificates > 0 && <li>{m.office_catalogue_demo_certificates({ count: certificates })}</li>}
        {seasons > 0 && <li>{m.office_catalogue_demo_season()}</li>}
        {branches > 0 && <li>{m.office_catalogue_demo_branches({ count: branches })}</li>}
        {partners > 0 && <li>{m.office_catalogue_demo_partners({ count: partners })}</li>}
        {ordered > 0 && <li>{m.office_catalogue_demo_ordered({ count: ordered })}</li>}
      </ul>
      {changed > 0 && (
        <CheckField
          label={m.office_catalogue_demo_keep({ count: changed })}
          checked={spareChanged}
          onChange={({ target }) => setKeepChanged(target.checked)}
        />
      )}
      <p className="mt-2 font-medium">{m.office_catalogue_demo_no_undo()}</p>
      {problem && (
        <div className="mt-4">
          <Problem problem={problem} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {m.office_catalogue_cancel()}
        </Button>
        <Button look="main" disabled={sending} onClick={() => void remove()}>
          {m.office_catalogue_demo_yes()}
        </Button>
      </div>
    </OpenDialog>
  )
}
