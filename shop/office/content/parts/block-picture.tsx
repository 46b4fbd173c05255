import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PictureDrop } from '../../forms/parts/picture-drop.tsx'
import { smallEnough } from '../../forms/parts/product-pictures.tsx'
import { useUploads } from '../../forms/use-uploads.ts'

type Props = { image: string | null; error: string | undefined; onChange: (image: string | null) => void }

/** The picture of a block: chosen, dropped or removed. It is saved with the block. */
export function BlockPicture({ image, error, onChange }: Props) {
  const uploads = useUploads({
    call: 'POST /content/uploadPicture',
    prepare: smallEnough,
    onUploaded: ({ image }) => onChange(image),
  })
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{m.office_content_picture()}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {image && (
          <div className="w-32 space-y-2">
            <div className="overflow-hidden rounded-tile bg-sunken">
              <Picture src={image} size={128} alt={m.office_content_picture_now()} />
            </div>
            <Button look="quiet" className="w-full px-2 text-sm" onClick={() => onChange(null)}>
              {m.office_content_picture_away()}
            </Button>
          </div>
        )}
        <div className={image ? '' : 'sm:col-span-2'}>
          <PictureDrop
            single
            label={image ? m.office_content_picture_other() : m.office_content_picture_drop()}
            uploads={uploads}
          />
          {error && <p className="mt-1 text-sm font-medium text-rose">{error}</p>}
        </div>
      </div>
    </fieldset>
  )
}
