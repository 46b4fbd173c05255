import { lazy, Suspense, startTransition, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

/** Loaded when a shopper wants to hear of it. */
const AskAlert = lazy(() => import('./ask-alert.tsx'))

/** The way to get a mail when a sold-out product is back. The button stays until what follows it has loaded. */
export function StockAlert({ productId }: { productId: number }) {
  const [wanted, setWanted] = useState(false)
  return (
    <Suspense>
      {wanted ? (
        <AskAlert productId={productId} />
      ) : (
        <Button look="solid" className="w-fit" onClick={() => startTransition(() => setWanted(true))}>
          {m.catalogue_alert_ask()}
        </Button>
      )}
    </Suspense>
  )
}
