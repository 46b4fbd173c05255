import { useEffect } from 'react'
import { send } from '../api.ts'
import { createStore } from '../lib/store.ts'
import { useSession } from '../ui/session.ts'
import { type ProductWish, productWishes } from './product-wishes.ts'

type Remembered = { custId: number | null; wishes: Readonly<Record<string, ProductWish>> }

const remembered = createStore<Remembered>({ custId: null, wishes: {} })
let asked: number | null = null

/** The wish of a shopper for a product: the one made here, or the account's last one, or to be asked. */
export function useSubstitutions(): (productId: number) => ProductWish {
  const custId = useSession()?.custId ?? null
  const own = productWishes.use()
  const { custId: whose, wishes } = remembered.use()
  useEffect(() => {
    if (custId === null || asked === custId) return
    asked = custId
    send('GET /substitutions/findMine', {}).then(sent => {
      if (!sent.ok) return
      const byProduct = sent.answer.map(({ productId, ...wish }) => [productId, wish] as const)
      remembered.set({ custId, wishes: Object.fromEntries(byProduct) })
    })
  }, [custId])
  return productId =>
    own[productId] ?? (whose === custId ? wishes[productId] : undefined) ?? { substitution: 'ASK' }
}
