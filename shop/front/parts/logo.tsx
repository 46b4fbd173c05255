import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'

/** Sign and name of the shop; leads home. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <Link to="/" aria-label={m.front_logo()} className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark className="size-8 shrink-0 text-green" />
      <span className="font-display text-3xl leading-none font-bold tracking-tight">{name}</span>
    </Link>
  )
}
