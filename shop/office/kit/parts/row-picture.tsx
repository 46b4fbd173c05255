import { Picture } from '../../../ui/picture.tsx'

/** The small picture of a row of a list. */
export const RowPicture = ({ src }: { src: string | null }) => (
  <span className="size-11 shrink-0 overflow-hidden rounded-small bg-sunken">
    <Picture src={src} size={44} />
  </span>
)
