import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { toast } from '../../../ui/toast.tsx'
import { PictureDrop } from '../../forms/parts/picture-drop.tsx'
import { PictureFoot } from '../../forms/parts/picture-foot.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import type { useWaitingPictures } from '../use-waiting-pictures.ts'

/** The pictures of a product that is not saved yet: they are added with its first save. */
export function WaitingPictures({ waiting }: { waiting: ReturnType<typeof useWaitingPictures> }) {
  const { pictures, change, uploads } = waiting
  const nameAt = (at: number) => m.office_catalogue_new_picture({ position: at + 1 })
  const remove = (id: string) => {
    change(pictures.filter(picture => picture.id !== id))
    toast(m.office_catalogue_picture_removed(), {
      undo: { says: m.office_undo(), does: () => change(pictures) },
    })
  }
  const rows = pictures.map((picture, at) => ({ ...picture, at }))
  return (
    <FormSection title={m.office_pictures()} text={m.office_catalogue_pictures_wait_text()}>
      <div className="space-y-4 sm:col-span-2">
        <PictureDrop label={m.office_picture_drop()} uploads={uploads} />
        {rows.length > 0 && (
          <SortableList
            label={m.office_pictures()}
            items={rows}
            idOf={({ id }) => id}
            nameOf={({ at }) => nameAt(at)}
            onOrder={next => change(next.map(({ id, file, shown }) => ({ id, file, shown })))}
            look="tiles"
            className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4"
            itemClass="rounded-tile border border-line bg-raised"
          >
            {({ id, shown, at }, handle) => (
              <>
                <img
                  src={shown}
                  alt={nameAt(at)}
                  width={180}
                  height={180}
                  className="aspect-square w-full rounded-t-tile object-cover"
                />
                <PictureFoot handle={handle} at={at} name={nameAt(at)} onRemove={() => remove(id)} />
              </>
            )}
          </SortableList>
        )}
      </div>
    </FormSection>
  )
}
