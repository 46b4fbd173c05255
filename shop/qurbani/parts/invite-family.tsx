import { Check, Copy, Users } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { inputLook } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { familyAddress } from '../addresses.ts'
import type { UnfilledRule } from '../animals.rules.ts'
import type { Booking } from '../booking.contract.ts'
import { unfilledText } from '../qurbani-words.ts'

type Props = { family: NonNullable<Booking['family']>; orderBy: string; rule: UnfilledRule }

/** The link by which the others of a family book their shares, and how many places are left. */
export function InviteFamily({ family: { familyKey, booked, left, of }, orderBy, rule }: Props) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const link = (hydrated ? location.origin : '') + familyAddress(familyKey)
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    setCopied(true)
  }
  return (
    <section className="rounded-tile bg-green-soft p-5 md:p-6">
      <div className="flex items-start gap-4">
        <Users aria-hidden className="mt-1 size-6 shrink-0 text-green" />
        <div className="min-w-0 grow space-y-2">
          <h2 className="text-2xl">{m.qurbani_family()}</h2>
          <p>{m.qurbani_family_stands({ booked, of, left })}</p>
          {left > 0 && (
            <div className="flex flex-wrap gap-3">
              <input
                readOnly
                aria-label={m.qurbani_family_link()}
                value={link}
                className={`${inputLook} min-w-0 grow basis-60`}
                onFocus={event => event.target.select()}
              />
              <Button onClick={copy}>
                {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
                {copied ? m.qurbani_copied() : m.qurbani_copy()}
              </Button>
            </div>
          )}
          <p className="text-sm text-muted">
            {m.qurbani_order_by({ time: orderBy })} {unfilledText[rule]()}
          </p>
        </div>
      </div>
    </section>
  )
}
