import type { Block } from '../../../content/blocks.contract.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { SizedPicture } from '../../../ui/sized-picture.tsx'

/** The texts and link of a wide banner. */
export type Banner = Pick<Block, 'image' | 'kicker' | 'title' | 'text' | 'linkName' | 'linkUrl'>

type Props = { banner: Banner; look: 'main' | 'solid'; eager?: boolean; className?: string }

/** A wide picture with text on its empty side; below 1024 px the text is under it. */
export function PictureBanner({ banner, look, eager = false, className = '' }: Props) {
  const picture = {
    src: banner.image ?? undefined,
    size: 1200,
    height: 600,
    // A phone shows the end of the picture, two thirds of it.
    sizes: '(width < 30rem) 130vw, min(94vw, 75rem)',
    first: eager,
  }
  return (
    <div className={`tile relative flex h-full flex-col lg:justify-center lg:scheme-light ${className}`}>
      <div className="overflow-hidden lg:absolute lg:inset-0 rtl:-scale-x-100">
        <SizedPicture
          {...picture}
          className="aspect-[4/3] w-full object-cover object-[88%_100%] sm:aspect-[2/1] lg:absolute lg:inset-y-0 lg:end-0 lg:z-1 lg:aspect-[auto_2/1] lg:h-full lg:w-auto lg:max-w-none lg:mask-l-from-80%"
        />
        {/* The empty side of the same picture, stretched to where the panel begins. */}
        <SizedPicture
          {...picture}
          className="absolute inset-0 h-full w-full origin-left scale-x-300 bg-none! object-cover object-left max-lg:hidden"
        />
      </div>
      <div className="relative z-2 flex grow flex-col items-start gap-3 p-6 sm:p-8 lg:w-[46%] lg:grow-0 lg:ps-12 lg:pe-0 lg:pb-16 lg:text-ink xl:gap-4 xl:ps-14">
        <p className="text-sm font-semibold">{banner.kicker}</p>
        <h2 className="text-3xl sm:text-4xl xl:text-[3.25rem]">{banner.title}</h2>
        <p className="max-w-md text-pretty lg:max-w-[22rem] xl:max-w-md xl:text-lg">{banner.text}</p>
        <BlockLink
          block={banner}
          look={look}
          ahead={false}
          about={banner.title}
          className="mt-auto lg:mt-2"
        />
      </div>
    </div>
  )
}
