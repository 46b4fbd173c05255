import { useId } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { WaitedProduct } from '../alerts.contract.ts'
import { WaitedRow } from './waited-row.tsx'

/** The sold-out products that the customer waits for, each with a way to stop. */
export function WaitedProducts() {
  const { answer, problem, retry } = useCall('GET /stockAlerts/find', {})
  const id = useId()
  /** Sends a change about a product, and says what became of it. */
  async function change(call: 'ask' | 'stop', { productId, productName: name }: WaitedProduct) {
    const sent = await send(`POST /stockAlerts/${call}`, { productId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    retry()
    return name
  }
  async function stop(product: WaitedProduct) {
    const name = await change('stop', product)
    if (name)
      toast(m.catalogue_alert_stopped_of({ name }), {
        undo: { says: m.catalogue_alert_again(), does: () => void change('ask', product) },
      })
  }
  return (
    <section aria-labelledby={id} className="space-y-5">
      <h2 id={id} className="text-2xl">
        {m.catalogue_alerts()}
      </h2>
      <Answer problem={problem} onRetry={retry} lines={2} label={m.catalogue_alerts_loading()}>
        {answer &&
          (answer.products.length ? (
            <>
              <p className="max-w-prose text-muted">{m.catalogue_alerts_text()}</p>
              <ul className="card divide-y divide-line">
                {answer.products.map(product => (
                  <WaitedRow key={product.productId} product={product}>
                    <Button
                      look="quiet"
                      aria-label={m.catalogue_alert_stop_of({ name: product.productName })}
                      onClick={() => void stop(product)}
                    >
                      {m.catalogue_alert_stop()}
                    </Button>
                  </WaitedRow>
                ))}
              </ul>
            </>
          ) : (
            <p className="max-w-prose text-muted">{m.catalogue_alerts_none()}</p>
          ))}
      </Answer>
    </section>
  )
}
