import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { ListedProduct } from '../../parts/listed-product.tsx'
import type { WaitedProduct } from '../alerts.contract.ts'

type Props = { product: WaitedProduct; children: ReactNode }

/** A product that the customer waits for: its picture, its name and the address that gets the mail. */
export const WaitedRow = ({ product: { productName, address, image, email }, children }: Props) => (
  <li className="flex flex-wrap items-center gap-4 p-5">
    <ListedProduct heading="h3" {...{ productName, image, address }}>
      <p className="text-sm text-muted">{email}</p>
      {address === null && <p className="text-sm text-muted">{m.catalogue_alert_hidden()}</p>}
    </ListedProduct>
    {children}
  </li>
)
