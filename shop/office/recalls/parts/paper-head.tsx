import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '../../../messages/m.ts'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'

/** The head of a printed page: the shop with its address and phone, the title, and the moment of printing. */
export function PaperHead({ title }: { title: string }) {
  const { shopName = '' } = useShop()?.settings ?? {}
  const { answer } = useCall('GET /settings/find', {})
  const [at, setAt] = useState(() => new Date().toISOString())
  useEffect(() => {
    const look = () => flushSync(() => setAt(new Date().toISOString()))
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return (
    <header className="mb-6 hidden border-b border-line pb-4 print:block">
      <p className="font-semibold">{shopName}</p>
      {answer && <p>{[answer.address, answer.phone].filter(Boolean).join(', ')}</p>}
      <h1 className="mt-3 text-2xl">{title}</h1>
      <p>
        {m.office_recalls_printed_at()} <When at={at} />
      </p>
    </header>
  )
}
