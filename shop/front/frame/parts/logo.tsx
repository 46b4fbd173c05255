import { m } from '../../../messages/m.ts'
import type { ShopSettings } from '../../../settings/settings.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'

type Props = { name: string; sign?: ShopSettings['logo']; className?: string }

/** A longer name is smaller and takes two lines, so that it fits beside the other things of a header. */
const sizeOf = ({ length }: string) =>
  length <= 10
    ? 'text-3xl leading-none'
    : `${length <= 18 ? 'text-xl' : 'text-base md:w-36 md:text-sm lg:w-48 lg:text-base'} leading-[1.1]!`

/** Logo and name of the shop, linking home. */
export function Logo({ name, sign, className = '' }: Props) {
  return (
    <Link
      to="/"
      aria-label={m.front_logo({ shop: name })}
      className={`inline-flex min-w-0 items-center gap-2.5 ${className}`}
    >
      {sign ? (
        <img
          src={sign.image}
          alt=""
          width={sign.width}
          height={sign.height}
          className="h-8 w-auto max-w-24 shrink-0 object-contain"
        />
      ) : (
        <Mark className="size-8 shrink-0 text-green" />
      )}
      <span
        className={`min-w-0 font-display font-bold tracking-tight text-balance wrap-break-word ${sizeOf(name)}`}
      >
        {name}
      </span>
    </Link>
  )
}
