import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import type { HerdAnimal } from '../../../qurbani/herd/herd.contract.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useSession } from '../../../ui/session.ts'
import { PictureDrop } from '../../forms/parts/picture-drop.tsx'
import { smallEnough } from '../../forms/parts/product-pictures.tsx'
import { useUploads } from '../../forms/use-uploads.ts'

type Props = {
  animal: Pick<HerdAnimal, 'animalId' | 'tag' | 'picture'>
  onChange: (picture: string) => void
}

/** The picture of an animal, visible to the customers who booked its shares. It is shown as soon as it is uploaded. */
export function QurbaniAnimalPicture({ animal: { animalId, tag, picture }, onChange }: Props) {
  const roles = useSession()?.roles ?? []
  const uploads = useUploads({
    call: 'POST /qurbani/uploadAnimalPicture',
    fields: { animalId },
    prepare: smallEnough,
    onUploaded: answer => onChange(answer.picture),
  })
  const shown = (
    <div className="w-32 overflow-hidden rounded-tile bg-sunken">
      <Picture src={picture} size={128} alt={picture ? tag : ''} />
    </div>
  )
  // Only staff who handle the animals (permission `picking`) upload pictures.
  if (!mayDo(roles, 'picking')) return picture ? <div className="sm:col-span-2">{shown}</div> : null
  return (
    <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-[8rem_1fr]">
      {shown}
      <PictureDrop single label={m.office_catalogue_picture_drop()} uploads={uploads} />
    </div>
  )
}
