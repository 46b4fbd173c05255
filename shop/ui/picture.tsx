import { Mark } from './mark.tsx'
import { type Sized, SizedPicture } from './sized-picture.tsx'

type Shown = Omit<Sized, 'src'> & { src: string | null | undefined }

/** A square picture on a tinted tile. Its space is reserved before it loads; without a picture the shop's logo appears. */
export function Picture({ src, className = '', ...rest }: Shown) {
  const shape = `aspect-square w-full object-cover ${className}`
  return src ? (
    <SizedPicture src={src} className={shape} {...rest} />
  ) : (
    <span className={`${shape} grid place-items-center bg-green-soft text-green`}>
      <Mark className="w-1/4 opacity-25" />
    </span>
  )
}
