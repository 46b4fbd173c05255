import { useEffect, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import type { TypedAddress } from '../delivery/zone-names.rules.ts'
import type { OutputOf } from '../lib/call.ts'
import { useAskedBranch } from '../settings/branches/chosen-branch.ts'
import type { priceCart } from './cart.contract.ts'
import type { CartLine } from './cart-lines.ts'
import { useCart } from './use-cart.ts'

/** The cart with the shop's prices. While new prices load, the last ones stay; `of` says for which lines they are. */
export type PricedCart = {
  lines: readonly CartLine[]
  priced: (OutputOf<typeof priceCart> & { of: readonly CartLine[] }) | undefined
  problem: SentProblem | undefined
  retry: () => void
}

/** Prices the cart whenever it, its destination, its branch or its window changes. Requests nothing while `wanted` is false or the cart is empty. */
export function usePricedCart(
  destination: { pickupType: 'IN STORE' | 'DELIVERY'; slotId?: number } & TypedAddress,
  wanted = true,
): PricedCart {
  const lines = useCart()
  const [priced, setPriced] = useState<PricedCart['priced']>()
  const [problem, setProblem] = useState<SentProblem>()
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify({ ...destination, ...useAskedBranch(destination.pickupType) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same lines
  useEffect(() => {
    if (!wanted || lines.length === 0) return
    const leaving = new AbortController()
    send(
      'POST /cart/price',
      { items: [...lines], ...(JSON.parse(asked) as typeof destination) },
      { signal: leaving.signal },
    ).then(sent => {
      if (leaving.signal.aborted) return
      setProblem(sent.ok ? undefined : sent.problem)
      if (sent.ok) setPriced({ ...sent.answer, of: lines })
    })
    return () => leaving.abort()
  }, [lines, asked, wanted, attempt])

  return { lines, priced: lines.length ? priced : undefined, problem, retry: () => setAttempt(attempt + 1) }
}
