import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import type { Product } from '../../catalogue/catalogue.contract.ts'
import { m } from '../../messages/m.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The number of products shown: the chosen one, and the best of its category or of what is typed. */
const SHOWN = 6

type Props = {
  productId: number
  chosen: number | undefined
  onChoose: (product: Pick<Product, 'productId' | 'productName'>) => void
}

/** The products of the same category, of which one may replace a product. */
export function SubstituteChoice({ productId, chosen, onChoose }: Props) {
  const [products, setProducts] = useState<readonly Product[]>()
  const [words, setWords] = useState('')
  useEffect(() => {
    let leaving = false
    alikeOf(productId).then(found => {
      if (!leaving) setProducts(found)
    })
    return () => {
      leaving = true
    }
  }, [productId])
  if (!products) return <Skeleton lines={3} label={m.cart_wish_loading()} />
  const sought = words.trim().toLowerCase()
  const isFound = ({ productName }: Product) => productName.toLowerCase().includes(sought)
  const isChosen = ({ productId }: Product) => productId === chosen
  const shown = [
    ...products.filter(isChosen),
    ...products.filter(product => !isChosen(product) && isFound(product)),
  ].slice(0, SHOWN)
  return (
    <div className="space-y-3">
      {products.length > SHOWN && (
        <Field
          label={m.cart_wish_search()}
          name="sought"
          type="search"
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <p className="text-muted">{m.cart_wish_nothing()}</p>
      ) : (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{m.cart_wish_specific_hint()}</legend>
          {shown.map(product => (
            <Choice
              key={product.productId}
              name="substituteProductId"
              value={product.productId}
              checked={chosen === product.productId}
              onChange={() => onChoose(product)}
              className="flex min-h-14 items-center gap-3 rounded-small p-2"
            >
              <span className="tile size-11 shrink-0 rounded-small">
                <Picture src={product.images[0] ?? null} size={44} />
              </span>
              <span className="min-w-0 grow text-sm font-medium wrap-anywhere">{product.productName}</span>
              <span className="shrink-0 text-sm">
                <Money amount={product.effectivePrice} />
                <span className="text-muted"> / {product.priceUnit}</span>
              </span>
            </Choice>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Loads the other products of a product's category; none if the shop does not answer. */
async function alikeOf(id: number): Promise<readonly Product[]> {
  const found = await send('GET /products/{id}', { id })
  if (!found.ok) return []
  const listed = await send('GET /products/findProductsByCategory/{category}', {
    category: found.answer.categoryId,
  })
  return listed.ok ? listed.answer.productList.filter(({ productId }) => productId !== id) : []
}
