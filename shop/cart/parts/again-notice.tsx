import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { againWords } from '../again/again-words.ts'
import { closePutAgain, usePutAgain } from '../again/put-again.ts'

/** Says what was put into the cart again, and what is gone, sold out or has another price; the way back is an undo. */
export function AgainNotice() {
  const put = usePutAgain()
  const currency = useCurrency()
  if (!put) return null
  const count = put.lines.filter(({ line }) => line).length - put.full.length
  const changes = put.lines.flatMap(line => {
    const words = againWords(line, currency)
    if (put.full.includes(line)) words.push(m.cart_again_full({ name: line.productName }))
    return words.map(text => ({ text, to: line.trouble === 'OPTION' ? productAddress(line) : undefined }))
  })
  return (
    <section
      role="status"
      aria-label={m.cart_again_notice()}
      className="space-y-3 rounded-tile bg-green-soft p-5"
    >
      <p className="font-semibold">{count > 0 ? m.cart_again_put({ count }) : m.cart_again_nothing()}</p>
      {changes.length > 0 && (
        <ul aria-label={m.cart_again_changed()} className="list-disc space-y-1 ps-5 wrap-anywhere">
          {changes.map(({ text, to }) => (
            <li key={text}>
              {to ? (
                <Link to={to} className="underline underline-offset-4 hover:no-underline">
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button look="quiet" onClick={put.undo}>
            {m.cart_undo()}
          </Button>
        )}
        <Button look="bare" onClick={closePutAgain}>
          {m.shop_close()}
        </Button>
      </div>
    </section>
  )
}
