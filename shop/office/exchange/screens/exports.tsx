import { Download } from 'lucide-react'
import { mayDo, type Permission } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { useSession } from '../../../ui/session.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'

type Kind = { what: string; permission: Permission; name: () => string; text: () => string }

const kinds: readonly Kind[] = [
  {
    what: 'products',
    permission: 'catalogue',
    name: m.office_import_export_products,
    text: m.office_import_export_products_text,
  },
  {
    what: 'orders',
    permission: 'orders',
    name: m.office_import_export_orders,
    text: m.office_import_export_orders_text,
  },
  {
    what: 'customers',
    permission: 'customers',
    name: m.office_import_export_customers,
    text: m.office_import_export_customers_text,
  },
]

/** `/admin/export`: the files that this person may export. */
export default function ExportsScreen() {
  const session = useSession()
  const roles = session?.signedIn ? session.roles : []
  return (
    <>
      <OfficeHeading title={m.office_import_export_title()} text={m.office_import_export_text()} />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {kinds
          .filter(({ permission }) => mayDo(roles, permission))
          .map(({ what, name, text }) => (
            <li key={what} className="card flex flex-col gap-3 p-6">
              <h2 className="text-xl">{name()}</h2>
              <p className="grow text-muted">{text()}</p>
              <a href={`/api/exports/${what}`} download className={buttonLook('quiet', 'self-start')}>
                <Download aria-hidden className="size-4.5" />
                {m.office_import_export_get({ name: name() })}
              </a>
            </li>
          ))}
      </ul>
    </>
  )
}
