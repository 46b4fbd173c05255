import { useState } from 'react'
import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { EditFormOf } from '../forms/use-edit-form.ts'
import { useInTurn } from '../kit/use-in-turn.ts'
import type { ReceiptDraft, ReceiptLineDraft } from './receipt-draft.rules.ts'
import { type LineProduct, withProduct, withScan } from './receipt-scan.rules.ts'

type Form = EditFormOf<ReceiptDraft>['form']
type At = { branchId?: number }

/** Asks for a product as a delivery needs it: its stock at the branch, and its latest lot. Returns the reason if there is none. */
async function findProduct(productId: number, at: At): Promise<LineProduct | string> {
  const [stock, lots] = await Promise.all([
    send('GET /stock/find/{id}', { id: productId, ...at }),
    send('GET /lots/find', { productId, state: 'ALL', sort: '-expiresOn' }),
  ])
  if (!stock.ok) return stock.problem.title || m.shop_offline()
  // An opening lot has no supplier, and says nothing about the next one.
  const latest = lots.ok ? lots.answer.rows.find(({ supplierId }) => supplierId !== null) : undefined
  return { stock: stock.answer, latest }
}

/** The lines of a delivery: products come by their name or by a scan. */
export function useReceiptLines(form: Form, at: At) {
  /** The reason why a scan added nothing. */
  const [says, setSays] = useState('')
  /** The product that was chosen last: its amount comes next. */
  const [chosen, setChosen] = useState<{ productId: number }>()

  async function choose(productId: number) {
    setSays('')
    const product = await findProduct(productId, at)
    if (typeof product === 'string') return setSays(product)
    form.change(({ items }) => ({ items: withProduct(items, product) }))
    setChosen({ productId })
  }

  const scan = useInTurn(async (scanned: string) => {
    setSays('')
    const sent = await send('POST /barcodeRules/test', { scanned, ...at })
    if (!sent.ok) return setSays(sent.problem.title || m.shop_offline())
    const { found, says } = sent.answer
    const product = found ? await findProduct(found.productId, at) : (says ?? '')
    if (typeof product === 'string' || !found) {
      setSays(String(product))
      return void navigator.vibrate?.(300)
    }
    form.change(({ items }) => ({ items: withScan(items, product, found) }))
  })

  return {
    ...{ says, chosen, choose, scan },
    change: (key: number, some: Partial<ReceiptLineDraft>) =>
      form.change(({ items }) => ({
        items: items.map(line => (line.key === key ? { ...line, ...some } : line)),
      })),
    remove: (key: number) => form.change(({ items }) => ({ items: items.filter(line => line.key !== key) })),
  }
}

/** The result of `useReceiptLines`. */
export type ReceiptLines = ReturnType<typeof useReceiptLines>
