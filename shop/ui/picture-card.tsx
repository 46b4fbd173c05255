import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type Card = {
  to: string
  name: ReactNode
  picture: Pick<Parameters<typeof Picture>[0], 'src' | 'size' | 'sizes' | 'first'>
  /** The heading level of the name: the second on a page of cards, the third in a part of one. */
  level?: 2 | 3
  /** The content between picture and name. */
  above?: ReactNode
  /** The content below the name. */
  children?: ReactNode
}

/** A square picture with a name below; the whole card is one link. */
export function PictureCard({ to, name, picture, level = 2, above, children }: Card) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative">
      <div className="tile">
        <Picture {...picture} className="transition-transform duration-300 group-hover:scale-[1.03]" />
      </div>
      <div className="mt-3 grid gap-1 text-sm text-muted">
        {above}
        <Heading className={`text-xl text-ink ${level === 2 ? 'md:text-2xl' : ''}`}>
          <Link to={to} className="after:absolute after:inset-0 group-hover:underline">
            {name}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  )
}
