import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { send } from '../../../api.ts'
import { collectionPath } from '../../../collections/collection-address.rules.ts'
import type { StaffCollection } from '../../../collections/collections.fields.ts'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import {
  type CollectionDraft,
  checkCollectionDraft,
  collectionDraftOf,
  collectionIn,
} from '../collection-draft.rules.ts'
import { describeCollection } from '../describe-collection.ts'
import { CollectionFacts } from './collection-facts.tsx'
import { CollectionProducts } from './collection-products.tsx'
import { FoundProducts } from './found-products.tsx'

/** The form of a collection: saved as a whole, removed after a confirmation. */
export function CollectionForm({ initial }: { initial: CollectionDraft }) {
  const navigate = useNavigate()
  const edit = useEditForm<CollectionDraft>({
    name: `collection ${initial.collectionId ?? 'new'}`,
    initial,
    says: { saved: m.office_collections_saved, left: m.office_collections_left },
    check: checkCollectionDraft,
    save: async draft => {
      const sent = await send('POST /collections/save', collectionIn(draft))
      if (sent.ok) return { now: collectionDraftOf(sent.answer) }
      const theirs = sent.problem.collection as StaffCollection | undefined
      return theirs ? { theirs: collectionDraftOf(theirs) } : { problem: sent.problem }
    },
  })
  const { collectionId, title, address, active, updatedDate } = edit.stood
  useEffect(() => {
    if (initial.collectionId === null && collectionId !== null)
      navigate(`/admin/collections/${collectionId}`, { replace: true })
  }, [initial, collectionId, navigate])
  const [asking, setAsking] = useState(false)
  const remove = async (id: number) => {
    setAsking(false)
    const sent = await send('POST /collections/delete/{id}', { id })
    if (!sent.ok && sent.problem.status !== 404) return toast(sent.problem.title || m.shop_offline())
    edit.discard()
    toast(m.office_collections_removed({ name: title }))
    await navigate('/admin/collections')
  }
  return (
    <>
      <OfficeHeading title={<bdi className="wrap-anywhere">{title || m.office_collections_new()}</bdi>}>
        {collectionId !== null && <FoundProducts key={updatedDate} collectionId={collectionId} />}
        <ButtonLink look="quiet" to="/admin/collections">
          {m.office_collections_all()}
        </ButtonLink>
        {collectionId !== null && (
          <>
            {active && (
              <ButtonLink look="quiet" to={collectionPath(address)}>
                <ExternalLink aria-hidden className="size-4" />
                {m.office_collections_open()}
              </ButtonLink>
            )}
            <Button look="quiet" onClick={() => setAsking(true)}>
              {m.office_collections_remove()}
            </Button>
          </>
        )}
      </OfficeHeading>
      <EditForm
        label={m.office_collections_edit()}
        edit={edit}
        fieldText={describeCollection}
        says={m.office_collections_save()}
      >
        <CollectionFacts form={edit.form} />
        <CollectionProducts form={edit.form} />
      </EditForm>
      {asking && collectionId !== null && (
        <AskFirst
          title={m.office_collections_remove_title({ name: title })}
          text={m.office_collections_remove_text()}
          yes={m.office_collections_remove_yes()}
          no={m.office_collections_keep()}
          onYes={() => void remove(collectionId)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
