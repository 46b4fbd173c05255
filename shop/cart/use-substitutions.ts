import { useEffect } from 'react'
import { send } from '../api.ts'
import { createStore } from '../lib/store.ts'
import { useSession } from '../ui/session.ts'
import { type ProductWish, productWishes } from './product-wishes.ts'

type Remembered = { custId: number | null; wishes: Readonly<Record<string, ProductWish>> }

const remembered = createStore<Remembered>({ custId: null, wishes: {} })
let asked: number | null = null

/** Asks for the last wishes of an account, once; again after a failure. */
export async function askWishes(custId: number): Promise<void> {
  if (asked === custId) return
  asked = custId
  const sent = await send('GET /substitutions/findMine', {})
  if (sent.ok) {
    const byProduct = sent.answer.map(({ productId, ...wish }) => [productId, wish] as const)
    remembered.set({ custId, wishes: Object.fromEntries(byProduct) })
  } else if (asked === custId) asked = null
}

/** The wish of a shopper for a product: the one made here, or the account's last one, or to be asked. */
export function useSubstitutions(): (productId: number) => ProductWish {
  const custId = useSession()?.custId ?? null
  const own = productWishes.use()
  const { custId: whose, wishes } = remembered.use()
  useEffect(() => {
    if (custId !== null) void askWishes(custId)
  }, [custId])
  return productId =>
    own[productId] ?? (whose === custId ? wishes[productId] : undefined) ?? { substitution: 'ASK' }
}
