import { BadgeCheck } from 'lucide-react'
import { announce } from '../../hours/parts/open-now.tsx'
import { claimFacts, claimWords } from '../certificate-words.ts'
import type { Claim } from '../certificates.fields.ts'

const MINUTE = 60_000

/**
 * The claims about a product among the promises of the shop, each with its source, which opens its document. A page may be stored or stay
 * open: the script in its head hides each claim at the moment at which its certificate ends (`data-until`, in minutes since 1970).
 */
export const Claims = ({ claims }: { claims: readonly Claim[] }) =>
  claims.map(claim => (
    <li
      key={claim.document}
      ref={announce}
      data-until={Math.floor(Date.parse(claim.validUntil) / MINUTE)}
      suppressHydrationWarning
      className="flex items-center gap-4"
    >
      <BadgeCheck aria-hidden className="size-6 shrink-0 text-green" />
      <p className="wrap-anywhere">
        <strong className="block font-semibold">
          <a href={claim.document} target="_blank" className="underline" rel="noopener">
            {claimWords(claim)}
          </a>
        </strong>
        <span className="text-sm">{claimFacts(claim).join(' · ')}</span>
      </p>
    </li>
  ))
