import { m } from '../../../messages/m.ts'
import type { ShopSettings } from '../../../settings/settings.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'

type Props = { name: string; sign?: ShopSettings['logo']; className?: string }

/** Logo and name of the shop, linking home. */
export function Logo({ name, sign, className = '' }: Props) {
  return (
    <Link to="/" aria-label={m.front_logo()} className={`inline-flex items-center gap-2.5 ${className}`}>
      {sign ? (
        <img
          src={sign.image}
          alt=""
          width={sign.width}
          height={sign.height}
          className="h-8 w-auto max-w-24 object-contain"
        />
      ) : (
        <Mark className="size-8 shrink-0 text-green" />
      )}
      <span className="font-display text-3xl leading-none font-bold tracking-tight">{name}</span>
    </Link>
  )
}
