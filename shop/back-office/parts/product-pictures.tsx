import { useState } from 'react'
import type { StaffProduct } from '../../catalogue/product-form.contract.ts'
import { m } from '../../messages/m.ts'
import { Picture } from '../../ui/picture.tsx'
import { shrinkPicture } from '../shrink-picture.ts'
import { useUploads } from '../use-uploads.ts'
import { FileDrop } from './file-drop.tsx'
import { TooBigDialog } from './too-big-dialog.tsx'

/** Bytes of a picture that can be sent (spec section 5). */
const MOST = 65_000
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/** The file itself, or a smaller picture of the same where it is too big. */
async function smallEnough(file: File, onShrinking: () => void) {
  if (file.size <= MOST) return { file }
  onShrinking()
  const smaller = await shrinkPicture(file, MOST)
  const [before, after] = [kilobytes(file.size), kilobytes(smaller?.size ?? 0)]
  return smaller && { file: smaller, notice: m.back_office_shrunk({ name: file.name, before, after }) }
}

/** The pictures of a product in their order, and the way to more. */
export function ProductPictures({ product }: { product: StaffProduct }) {
  const { productId, productName } = product
  const [pictures, setPictures] = useState(product.images)
  const uploads = useUploads({
    call: 'POST /productImage/upload',
    productId,
    prepare: smallEnough,
    onUploaded: ({ image }) => setPictures(before => [...before, image]),
  })
  return (
    <>
      <FileDrop
        label={m.back_office_picture_drop()}
        kinds={m.back_office_picture_kinds()}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        uploads={uploads}
      />
      {pictures.length === 0 ? (
        <p className="text-muted">{m.back_office_no_pictures()}</p>
      ) : (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {pictures.map((src, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice, and keeps its place
            <li key={at} className="tile">
              <Picture
                src={src}
                alt={m.back_office_picture_alt({ position: at + 1, name: productName })}
                size={160}
              />
            </li>
          ))}
        </ol>
      )}
      {uploads.tooBig && <TooBigDialog says={m.catalogue_picture_too_big()} onClose={uploads.closeTooBig} />}
    </>
  )
}
