import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'

type Props = { product: StaffProduct; onChanged: (product: StaffProduct) => void }
type Way = 'delete' | 'restore' | 'duplicate'

/** Sends an action on a whole product; shows a message if it fails. */
async function sendAction(way: Way, id: number): Promise<StaffProduct | undefined> {
  const sent = await send(`POST /products/${way}/{id}`, { id })
  if (sent.ok) return sent.answer
  toast(sent.problem.title || m.shop_offline())
}

/** The actions on a whole product: start a similar one, or remove it from the shop for good. */
export function ProductActions({ product, onChanged }: Props) {
  const { productId, productName } = product
  const [sending, setSending] = useState(false)
  const navigate = useNavigate()
  const remove = async () => {
    setSending(true)
    const removed = await sendAction('delete', productId)
    setSending(false)
    if (!removed) return
    onChanged(removed)
    const back = async () => {
      const sent = await send('POST /products/undo/{id}', { id: productId, updatedDate: removed.updatedDate })
      if (sent.ok) onChanged(sent.answer)
      else toast(sent.problem.title || m.shop_offline())
    }
    toast(m.office_catalogue_product_removed({ name: productName }), {
      undo: { says: m.office_undo(), does: () => void back() },
    })
  }
  const duplicate = async () => {
    setSending(true)
    const copy = await sendAction('duplicate', productId)
    setSending(false)
    if (!copy) return
    await navigate(`/admin/products/${copy.productId}`)
    toast(m.office_catalogue_duplicated({ name: productName }))
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" disabled={sending} onClick={() => void duplicate()}>
        <Copy aria-hidden className="size-4.5" />
        {m.office_catalogue_duplicate()}
      </Button>
      <Button look="quiet" disabled={sending} className="text-rose" onClick={() => void remove()}>
        <Trash2 aria-hidden className="size-4.5" />
        {m.office_catalogue_remove_product()}
      </Button>
    </div>
  )
}

/** The note that a product was removed for good, with a button to restore it. */
export function RemovedNote({ product, onChanged }: Props) {
  const restore = async () => {
    const restored = await sendAction('restore', product.productId)
    if (restored) onChanged(restored)
  }
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 p-6">
      <div>
        <h2 className="text-2xl">{product.productName}</h2>
        <p className="mt-1 text-muted">{m.office_catalogue_removed_text()}</p>
      </div>
      <Button look="main" onClick={() => void restore()}>
        {m.office_catalogue_restore()}
      </Button>
    </div>
  )
}
