import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = {
  /** The level of its heading. */
  heading: 'h3' | 'h4'
  productName: string
  image: Parameters<typeof Picture>[0]['src']
  /** The address of its page; null while the shop does not sell it. */
  address: string | null
  /** More about it, below its name. */
  children: ReactNode
}

/** The picture and the name of a product in a list, linked while the shop sells it. */
export const ListedProduct = ({ heading: Heading, productName, image, address, children }: Props) => (
  <>
    <div className="tile size-16 shrink-0 self-start">
      <Picture src={image} size={64} />
    </div>
    <div className="min-w-0 grow basis-40 wrap-anywhere">
      <Heading className="font-text text-base leading-snug font-semibold tracking-normal">
        {address === null ? (
          productName
        ) : (
          <Link to={address} className="hover:underline">
            {productName}
          </Link>
        )}
      </Heading>
      {children}
    </div>
  </>
)
