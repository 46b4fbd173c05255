import type { ListedCollection } from '../../../collections/collections.fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import { CollectionStates } from '../parts/collection-states.tsx'

/** `/admin/collections`: the collections of the shop. */
export default function CollectionsScreen() {
  const { answer, problem, retry } = useCall('GET /collections/findForStaff', {})
  return (
    <>
      <OfficeHeading title={m.office_collections()} text={m.office_collections_text()}>
        <ButtonLink look="main" to="/admin/collections/new">
          {m.office_collections_new()}
        </ButtonLink>
      </OfficeHeading>
      <Answer problem={problem} onRetry={retry} lines={4}>
        {answer &&
          (answer.length === 0 ? (
            <p className="card p-8 text-center text-muted">{m.office_collections_none()}</p>
          ) : (
            <ul aria-label={m.office_collections()} className="card divide-y divide-line">
              {answer.map(collection => (
                <li key={collection.collectionId}>
                  <Row collection={collection} />
                </li>
              ))}
            </ul>
          ))}
      </Answer>
    </>
  )
}

/** A collection with its state; the whole row leads to its form. */
const Row = ({ collection }: { collection: ListedCollection }) => (
  <Link
    to={`/admin/collections/${collection.collectionId}`}
    className="flex items-center gap-3 px-4 py-3 hover:bg-green-soft"
  >
    <RowPicture src={collection.image} />
    <span className="min-w-0 grow">
      <bdi className="block font-semibold text-green wrap-anywhere">{collection.title}</bdi>
      <span className="block text-sm text-muted">
        {[
          collection.byHand ? m.office_collections_by_hand() : m.office_collections_by_rule(),
          ...(collection.demo ? [m.office_catalogue_demo_mark()] : []),
        ].join(' · ')}
      </span>
    </span>
    <CollectionStates collection={collection} />
  </Link>
)
