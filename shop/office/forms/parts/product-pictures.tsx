import { useEffect, useRef, useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import type { ProductPicture } from '../../../catalogue/files/product-images.contract.ts'
import { PICTURE_BYTES } from '../../../media/picture-bytes.ts'
import { shrinkPicture } from '../../../media/shrink-picture.ts'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useUploads } from '../use-uploads.ts'
import { PictureDrop } from './picture-drop.tsx'
import { PictureFoot } from './picture-foot.tsx'
import { SortableList } from './sortable-list.tsx'

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/** Returns the file, or a smaller version of the picture if it is too big. */
export async function smallEnough(file: File, onShrinking: () => void) {
  if (file.size <= PICTURE_BYTES) return { file }
  onShrinking()
  const smaller = await shrinkPicture(file, PICTURE_BYTES)
  const [before, after] = [kilobytes(file.size), kilobytes(smaller?.size ?? 0)]
  return smaller && { file: smaller, notice: m.office_shrunk({ name: file.name, before, after }) }
}

/** The pictures of a product; changes to their order, captions and number are saved at once. */
function useStoredPictures({ productId, pictures: before }: StaffProduct) {
  const [pictures, setPictures] = useState<readonly ProductPicture[]>(before)
  // Changes are sent one after the other: two at the same time would not know of each other.
  const saved = useRef(before as readonly ProductPicture[])
  const line = useRef(Promise.resolve())
  const arrange = (next: readonly ProductPicture[], undo?: string) => {
    const was = pictures
    setPictures(next)
    line.current = line.current.then(async () => {
      const seen = saved.current.map(({ image }) => image)
      const sent = await send('POST /productImage/arrange', { productId, pictures: [...next], seen })
      if (sent.ok) {
        saved.current = sent.answer
        if (undo) toast(undo, { undo: { says: m.office_undo(), does: () => arrange(was) } })
        return
      }
      saved.current = (sent.problem.pictures as ProductPicture[] | undefined) ?? saved.current
      setPictures(saved.current)
      toast(sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline())
    })
  }
  const add = (image: string) => {
    const added = { image, alternativeText: '' }
    saved.current = [...saved.current, added]
    setPictures(now => [...now, added])
  }
  return { pictures, arrange, add }
}

type Props = {
  product: StaffProduct
  /** Files that waited for the first save of the product; they are uploaded at once. */
  waited?: readonly File[]
}

/** The pictures of a product in order, with their captions, and a way to add more. */
export function ProductPictures({ product, waited = [] }: Props) {
  const { productId, productName } = product
  const { pictures, arrange, add } = useStoredPictures(product)
  const uploads = useUploads({
    call: 'POST /productImage/upload',
    fields: { productId },
    prepare: smallEnough,
    onUploaded: ({ image }) => add(image),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first save
  useEffect(() => {
    if (waited.length > 0) void uploads.send(waited)
  }, [])
  const nameAt = (at: number) => m.office_picture_alt({ position: at + 1, name: productName })
  const rows = pictures.map((picture, at) => ({ ...picture, id: `${picture.image} ${at}`, at }))
  const sayShown = (at: number, alternativeText: string) => {
    if (pictures[at]?.alternativeText === alternativeText) return
    arrange(pictures.map((picture, place) => (place === at ? { ...picture, alternativeText } : picture)))
  }
  return (
    <>
      <PictureDrop label={m.office_picture_drop()} uploads={uploads} />
      {pictures.length === 0 ? (
        <p className="text-muted">{m.office_no_pictures()}</p>
      ) : (
        <SortableList
          label={m.office_pictures()}
          items={rows}
          idOf={({ id }) => id}
          nameOf={({ at }) => nameAt(at)}
          onOrder={next => arrange(next.map(({ image, alternativeText }) => ({ image, alternativeText })))}
          look="tiles"
          className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4"
          itemClass="rounded-tile border border-line bg-raised"
        >
          {({ image, alternativeText, at }, handle) => (
            <>
              <div className="overflow-hidden rounded-t-tile bg-sunken">
                <Picture src={image} alt={alternativeText || nameAt(at)} size={220} />
              </div>
              <PictureFoot
                handle={handle}
                at={at}
                name={nameAt(at)}
                onRemove={() =>
                  arrange(
                    pictures.filter((_, place) => place !== at),
                    m.office_catalogue_picture_removed(),
                  )
                }
              />
              <div className="p-2 pt-0.5">
                <input
                  key={alternativeText}
                  aria-label={m.office_catalogue_picture_words({ name: nameAt(at) })}
                  placeholder={m.office_catalogue_picture_words_hint()}
                  defaultValue={alternativeText}
                  maxLength={200}
                  onBlur={({ target }) => sayShown(at, target.value.trim())}
                  className={`${inputLook} text-sm`}
                />
              </div>
            </>
          )}
        </SortableList>
      )}
    </>
  )
}
