import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { WaitedProduct } from '../alerts.contract.ts'

type Props = { product: WaitedProduct; children: ReactNode }

/** A product that the customer waits for: its picture, its name and the address that gets the mail. */
export const WaitedRow = ({ product: { productName, address, image, email }, children }: Props) => (
  <li className="flex flex-wrap items-center gap-4 p-5">
    <div className="tile size-16 shrink-0 self-start">
      <Picture src={image} size={64} />
    </div>
    <div className="min-w-0 grow basis-40 wrap-anywhere">
      <h3 className="font-text text-base leading-snug font-semibold tracking-normal">
        {address === null ? (
          productName
        ) : (
          <Link to={address} className="hover:underline">
            {productName}
          </Link>
        )}
      </h3>
      <p className="text-sm text-muted">{email}</p>
      {address === null && <p className="text-sm text-muted">{m.catalogue_alert_hidden()}</p>}
    </div>
    {children}
  </li>
)
