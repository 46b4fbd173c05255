import { BadgeCheck } from 'lucide-react'
import { announce } from '../../hours/parts/open-now.tsx'
import { m } from '../../messages/m.ts'
import { claimFacts, claimWords } from '../certificate-words.ts'
import type { Claim } from '../certificates.fields.ts'

/**
 * The claims about a product, each with its source and its document. A page may be stored or stay open: the script in its head hides
 * each claim at the moment at which its certificate ends (`data-until`).
 */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  const last = claims
    .map(({ validUntil }) => validUntil)
    .sort()
    .at(-1)
  if (!last) return null
  return (
    <ul
      ref={announce}
      aria-label={m.certificates_claims()}
      data-until={last}
      suppressHydrationWarning
      className="grid gap-4 rounded-tile border border-line bg-raised p-5"
    >
      {claims.map(claim => (
        <li
          key={claim.document}
          data-until={claim.validUntil}
          suppressHydrationWarning
          className="flex gap-4"
        >
          <BadgeCheck aria-hidden className="size-6 shrink-0 text-green" />
          <p className="min-w-0 wrap-anywhere">
            <strong className="block font-semibold">{claimWords(claim)}</strong>
            <span className="block text-sm">{claimFacts(claim).join(' · ')}</span>
            <a
              href={claim.document}
              target="_blank"
              rel="noopener"
              className="text-sm font-medium text-green underline underline-offset-4"
            >
              {m.certificates_open({ number: claim.number })}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
