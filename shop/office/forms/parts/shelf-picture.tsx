import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useUploads } from '../use-uploads.ts'
import { PictureDrop } from './picture-drop.tsx'
import { smallEnough } from './product-pictures.tsx'

type Props = { image: string | null; onChange: (image: string | null) => void }

/** The picture of a department, category or collection: chosen, dropped or removed. It is saved with the rest of the form. */
export function ShelfPicture({ image, onChange }: Props) {
  const uploads = useUploads({
    call: 'POST /departments/uploadPicture',
    prepare: smallEnough,
    onUploaded: ({ image }) => onChange(image),
  })
  return (
    <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-[8rem_1fr]">
      <div className="w-32 space-y-2">
        <div className="overflow-hidden rounded-tile bg-sunken">
          <Picture src={image} size={128} alt={image ? m.office_catalogue_picture() : ''} />
        </div>
        {image && (
          <Button look="quiet" className="w-full px-2 text-sm" onClick={() => onChange(null)}>
            {m.office_catalogue_picture_away()}
          </Button>
        )}
      </div>
      <PictureDrop single label={m.office_catalogue_picture_drop()} uploads={uploads} />
    </div>
  )
}
