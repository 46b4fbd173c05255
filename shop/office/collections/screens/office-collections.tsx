import { send } from '../../../api.ts'
import type { ListedCollection } from '../../../collections/collections.fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import { CollectionStates } from '../parts/collection-states.tsx'

/** `/admin/collections`: the collections in the order of the shop. */
export default function CollectionsScreen() {
  const { answer, problem, retry, know } = useCall('GET /collections/findForStaff', {})
  const arrange = async (next: ListedCollection[]) => {
    know(next)
    const collectionIds = next.map(({ collectionId }) => collectionId)
    const sent = await send('POST /collections/arrange', { collectionIds })
    if (sent.ok) return know(sent.answer)
    know((sent.problem.collections as ListedCollection[] | undefined) ?? answer ?? [])
    toast(sent.problem.title || m.shop_offline())
  }
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
            <SortableList
              label={m.office_collections()}
              items={answer}
              idOf={({ collectionId }) => String(collectionId)}
              nameOf={({ title }) => title}
              onOrder={next => void arrange(next)}
              className="card divide-y divide-line"
              itemClass="flex items-center gap-1 bg-raised ps-2 first:rounded-t-tile last:rounded-b-tile"
            >
              {(collection, handle) => (
                <>
                  {handle}
                  <Row collection={collection} />
                </>
              )}
            </SortableList>
          ))}
      </Answer>
    </>
  )
}

/** A collection with its state; the row leads to its form. */
const Row = ({ collection }: { collection: ListedCollection }) => (
  <Link
    to={`/admin/collections/${collection.collectionId}`}
    className="flex min-w-0 grow items-center gap-3 py-3 ps-1 pe-4 hover:bg-green-soft"
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
