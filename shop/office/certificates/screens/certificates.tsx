import { kindWord } from '../../../certificates/certificate-words.ts'
import type { StaffCertificate } from '../../../certificates/certificates.fields.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { CertificateBadges } from '../../kit/certificates/certificate-badges.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { stateChoices } from '../certificate-states.ts'

/** The most subjects that a row names. */
const NAMED = 2

const subjectsText = ({ subjects }: StaffCertificate) =>
  subjects.length > NAMED
    ? m.office_certificates_subjects_count({ count: subjects.length })
    : subjects.map(({ name }) => name).join(', ') || '–'

const columns: OfficeColumn<StaffCertificate>[] = [
  {
    id: 'authority',
    name: m.office_certificates_authority(),
    sorts: true,
    shown: 'always',
    cell: ({ authority, demo }) => (
      <>
        <bdi className="wrap-anywhere">{authority}</bdi>
        {demo && (
          <span className="ms-2 text-sm font-normal text-muted">{m.office_catalogue_demo_mark()}</span>
        )}
      </>
    ),
  },
  {
    id: 'number',
    name: m.office_certificates_number(),
    cell: ({ number }) => <bdi className="wrap-anywhere">{number}</bdi>,
  },
  { id: 'kind', name: m.office_certificates_kind(), cell: ({ kind }) => kindWord(kind) },
  {
    id: 'subjects',
    name: m.office_certificates_subjects(),
    cell: certificate => <bdi className="wrap-anywhere">{subjectsText(certificate)}</bdi>,
  },
  {
    id: 'issuedOn',
    name: m.office_certificates_issued(),
    shown: 'on demand',
    cell: ({ issuedOn }) => <Day at={issuedOn} />,
  },
  {
    id: 'expiresOn',
    name: m.office_certificates_expires(),
    sorts: true,
    cell: ({ expiresOn }) => (
      <span className="md:whitespace-nowrap">
        <Day at={expiresOn} />
      </span>
    ),
  },
  {
    id: 'state',
    name: m.office_certificates_state(),
    cell: certificate => <CertificateBadges certificate={certificate} />,
  },
]

/** `/admin/certificates`: the certificates of the shop, the first to end first. */
export default function CertificatesScreen() {
  const list = useOfficeList('GET /certificates/findForStaff', ['state'])
  return (
    <>
      <OfficeHeading title={m.office_certificates()} text={m.office_certificates_text()}>
        <ButtonLink look="main" to="/admin/certificates/new">
          {m.office_certificates_new()}
        </ButtonLink>
      </OfficeHeading>
      <DataTable
        name="certificates"
        caption={m.office_certificates()}
        list={list}
        columns={columns}
        rowId={({ certificateId }) => String(certificateId)}
        addressOf={({ certificateId }) => `/admin/certificates/${certificateId}`}
        searchHint={m.office_certificates_search()}
        empty={m.office_certificates_none()}
        tools={
          <ListFilter
            list={list}
            name="state"
            label={m.office_certificates_state()}
            all={m.office_certificates_any_state()}
            choices={stateChoices()}
          />
        }
      />
    </>
  )
}
