import { m } from '../../../messages/m.ts'
import type { Uploads } from '../use-uploads.ts'
import { FileDrop } from './file-drop.tsx'
import { TooBigDialog } from './too-big-dialog.tsx'

type Props = {
  uploads: Uploads
  label: string
  /** True if a new picture replaces the one before. */
  single?: boolean
}

/** A drop zone for pictures, with the message for one that is too big. */
export const PictureDrop = ({ uploads, label, single = false }: Props) => (
  <>
    <FileDrop
      single={single}
      label={label}
      kinds={m.office_picture_kinds()}
      accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      uploads={uploads}
    />
    {uploads.tooBig && <TooBigDialog says={m.catalogue_picture_too_big()} onClose={uploads.closeTooBig} />}
  </>
)
