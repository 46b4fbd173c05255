import type { CardProduct } from '../../../catalogue/card-product.ts'
import { productAddress } from '../../../catalogue/catalogue.rules.ts'
import type { Block } from '../../../content/blocks.contract.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from './section.tsx'

type Props = { products: CardProduct[]; shelf: number | undefined; kitchen: Block | undefined }

/** Up to nine dishes with name and price; the kitchen if there are none (spec section 2). Nothing in a shop without dishes. */
export function HungryList({ products, shelf, kitchen }: Props) {
  if (products.length === 0 && (shelf === undefined || !kitchen)) return null
  const all = (
    <ButtonLink to={`/shop/${shelf ?? -1}`} look="quiet">
      {m.front_hungry_all()}
    </ButtonLink>
  )
  return (
    <Section title={m.front_hungry()} text={m.front_hungry_text()} aside={products.length > 0 && all}>
      {products.length > 0 ? (
        <ul className="card grid gap-x-8 px-4 py-2 sm:grid-cols-2 md:px-6 md:py-4 lg:grid-cols-3">
          {products.map(product => (
            <Dish key={product.productId} product={product} />
          ))}
        </ul>
      ) : (
        <Kitchen {...kitchen} />
      )}
    </Section>
  )
}

function Dish({ product }: { product: CardProduct }) {
  return (
    <li className="relative flex items-center gap-4 py-3">
      <span className="tile size-16 shrink-0">
        <Picture src={product.image} size={64} />
      </span>
      <span className="min-w-0 grow leading-snug">
        {product.quantity >= 1 ? (
          <Link
            to={productAddress(product)}
            className="font-semibold after:absolute after:inset-0 hover:underline"
          >
            {product.productName}
          </Link>
        ) : (
          <>
            <span className="font-semibold">{product.productName}</span>
            <span className="block text-sm text-muted">{m.catalogue_out_of_stock()}</span>
          </>
        )}
      </span>
      <span className="font-semibold text-green">
        <Money amount={product.effectivePrice} />
      </span>
    </li>
  )
}

const Kitchen = ({ image, text }: Partial<Pick<Block, 'image' | 'text'>>) => (
  <div className="card grid items-center gap-6 overflow-hidden sm:grid-cols-[16rem_1fr]">
    <Picture src={image} size={448} sizes="(width < 30rem) 92vw, 16rem" />
    <p className="p-6 text-lg">{text}</p>
  </div>
)
