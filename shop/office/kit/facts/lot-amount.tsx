import { m } from '../../../messages/m.ts'

type Props = { quantity: number; unitName: string; signed?: boolean }

/** An amount with its unit; `signed`: a change, with its sign and colour. */
export function LotAmount({ quantity, unitName, signed = false }: Props) {
  const look = !signed ? '' : quantity < 0 ? 'text-rose' : 'text-green'
  return (
    <span className={`tabular-nums whitespace-nowrap ${look}`}>
      {quantity.toLocaleString(m.shop_language(), signed ? { signDisplay: 'exceptZero' } : {})}{' '}
      <span className="text-sm text-muted">{unitName}</span>
    </span>
  )
}
