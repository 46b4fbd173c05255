import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { collectionDraftOf, newCollectionDraft } from '../collection-draft.rules.ts'
import { CollectionForm } from '../parts/collection-form.tsx'

/** `/admin/collections/new` and `/admin/collections/{collectionId}`: a collection. */
export default function OneCollectionScreen({ params: { collectionId } }: OfficeProps) {
  return collectionId === undefined ? (
    <CollectionForm initial={newCollectionDraft()} />
  ) : (
    <KnownCollection collectionId={collectionId} />
  )
}

function KnownCollection({ collectionId }: { collectionId: string }) {
  const id = Number(collectionId)
  const { answer, problem, retry } = useCall('GET /collections/form/{id}', { id })
  if (answer) return <CollectionForm initial={collectionDraftOf(answer)} />
  if (problem?.status !== 404 && problem?.status !== 400)
    return <Answer problem={problem} onRetry={retry} lines={6} />
  return (
    <div className="card space-y-4 p-6">
      <p className="text-lg">{m.office_collections_gone()}</p>
      <ButtonLink look="quiet" to="/admin/collections">
        {m.office_collections_all()}
      </ButtonLink>
    </div>
  )
}
