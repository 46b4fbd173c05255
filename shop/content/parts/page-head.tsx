import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'
import { BlockLink } from './block-link.tsx'

type Props = { head: Block | undefined; name: string }

/** The head of a page: breadcrumb, title, introduction and picture. `name` is what links call the page. */
export function PageHead({ head, name }: Props) {
  const { kicker, title, text, image, pictureAlt } = head ?? {}
  const words = (
    <div className="py-6 md:py-10">
      {kicker && <p className="mb-3 font-semibold text-green">{kicker}</p>}
      <h1 className="text-4xl md:text-5xl lg:text-6xl">{title || name}</h1>
      <Paragraphs text={text ?? ''} className="mt-5 max-w-prose text-muted md:text-lg" />
      {head && <BlockLink block={head} look="main" className="mt-7" />}
    </div>
  )
  return (
    <header className="page">
      <Breadcrumb steps={[{ says: name }]} />
      {image ? (
        <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-[1fr_minmax(0,34rem)]">
          {words}
          <div className="tile">
            <Picture
              src={image}
              alt={pictureAlt ?? ''}
              size={544}
              height={408}
              sizes="(width < 64rem) 94vw, 34rem"
              first
              className="aspect-[4/3]! object-[88%_50%]"
            />
          </div>
        </div>
      ) : (
        words
      )}
    </header>
  )
}
