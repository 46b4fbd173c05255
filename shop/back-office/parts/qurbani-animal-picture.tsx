import { mayDo } from '../../customers/permissions.ts'
import { useSession } from '../../customers/session.ts'
import { m } from '../../messages/m.ts'
import type { HerdAnimal } from '../../qurbani/herd.contract.ts'
import { Picture } from '../../ui/picture.tsx'
import { useUploads } from '../use-uploads.ts'
import { PictureDrop } from './picture-drop.tsx'
import { smallEnough } from './product-pictures.tsx'

type Props = {
  animal: Pick<HerdAnimal, 'animalId' | 'tag' | 'picture'>
  onChange: (picture: string) => void
}

/** The picture of an animal, which those who booked its shares see. It is there as soon as it is sent. */
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
  // Pictures are the work of those who see the animals.
  if (!mayDo(roles, 'picking')) return picture ? <div className="sm:col-span-2">{shown}</div> : null
  return (
    <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-[8rem_1fr]">
      {shown}
      <PictureDrop single label={m.office_catalogue_picture_drop()} uploads={uploads} />
    </div>
  )
}
