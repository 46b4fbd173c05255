import { claimWords } from '../../../certificates/certificate-words.ts'
import { mayDoAny } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { useSession } from '../../../ui/session.ts'
import { CertificateBadges } from '../../kit/certificates/certificate-badges.tsx'
import { type SmallColumn, SmallTable } from '../../kit/facts/small-table.tsx'
import type { CertifiedThings } from '../certified-things.rules.ts'

const linked = 'text-green underline wrap-anywhere'

/** Names a certificate: a link for staff of the whole shop, who may open it. */
const nameColumn = (mayOpen: boolean): SmallColumn<CertifiedThings> => ({
  name: m.office_certificates_one(),
  cell: ({ certificate }) =>
    mayOpen ? (
      <Link to={`/admin/certificates/${certificate.certificateId}`} className={`font-semibold ${linked}`}>
        {claimWords(certificate)}
      </Link>
    ) : (
      <bdi className="wrap-anywhere">{claimWords(certificate)}</bdi>
    ),
})

const aboutColumn: SmallColumn<CertifiedThings> = {
  name: m.office_lots_certificate_about(),
  cell: ({ about }) => about.join(', '),
}

/** Links to the document, which staff of one branch may open only while its certificate holds, as everyone may. */
const documentColumn = (mayOpen: boolean): SmallColumn<CertifiedThings> => ({
  name: m.office_certificates_document(),
  cell: ({ certificate: { document, state } }) =>
    document && (mayOpen || state === 'VALID' || state === 'ENDING') ? (
      <a href={document.address} target="_blank" rel="noopener" className={linked}>
        {document.name}
      </a>
    ) : (
      '–'
    ),
})

type Props = {
  rows: readonly CertifiedThings[]
  /** True if the page is about several things, so that each row says which. */
  several?: true
  /** The address of a new certificate about the thing of the page. */
  addAt: string
}

/** The certificates of a supplier or a lot, with their documents. */
export function CertificatesTable({ rows, several, addAt }: Props) {
  const mayOpen = mayDoAny(useSession()?.shopRoles ?? [], 'catalogue')
  return (
    <SmallTable
      title={m.office_certificates()}
      rows={rows}
      idOf={({ certificate }) => certificate.certificateId}
      columns={[
        nameColumn(mayOpen),
        ...(several ? [aboutColumn] : []),
        {
          name: m.office_certificates_expires(),
          cell: ({ certificate }) => <Day at={certificate.expiresOn} />,
        },
        {
          name: m.office_certificates_state(),
          cell: ({ certificate }) => <CertificateBadges certificate={certificate} />,
        },
        documentColumn(mayOpen),
      ]}
      empty={m.office_lots_no_certificates()}
    >
      {mayOpen && (
        <p className="mt-4 print:hidden">
          <ButtonLink look="quiet" to={addAt}>
            {m.office_lots_add_certificate()}
          </ButtonLink>
        </p>
      )}
    </SmallTable>
  )
}
