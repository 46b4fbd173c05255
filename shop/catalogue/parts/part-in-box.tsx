import type { ReactNode } from 'react'
import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productAddress } from '../catalogue.rules.ts'

/** `about`: words below its name; `children`: the end of the row. */
type Props = { part: ShownBox['groups'][number]['parts'][number]; about: ReactNode; children: ReactNode }

/** A product of a box in a list: its picture, and its name with a way to it. */
export const PartInBox = ({ part, about, children }: Props) => (
  <li className="flex items-center gap-3 py-2">
    <span className="tile size-12 shrink-0 rounded-small">
      <Picture src={part.image} size={48} />
    </span>
    <span className="min-w-0 grow wrap-anywhere">
      <Link
        to={productAddress(part)}
        className="inline-block py-0.5 leading-snug font-medium hover:underline"
      >
        {part.productName}
      </Link>
      {about && <span className="block text-sm text-muted">{about}</span>}
    </span>
    {children}
  </li>
)
