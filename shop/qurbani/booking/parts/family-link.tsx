import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { familyAddress } from '../../addresses.ts'

type Props = { familyKey: string; place: number }

/** The link to one place of a family's animal, with a button to copy it. */
export function FamilyLink({ familyKey, place }: Props) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const link = (hydrated ? location.origin : '') + familyAddress(familyKey, place)
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    setCopied(true)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="basis-full font-medium sm:basis-20">{m.qurbani_family_place({ place })}</span>
      <input
        readOnly
        aria-label={m.qurbani_family_link({ place })}
        value={link}
        className={`${inputLook} min-w-0 grow basis-28`}
        onFocus={event => event.target.select()}
      />
      <Button onClick={copy} aria-label={copied ? m.qurbani_copied() : m.qurbani_copy_place({ place })}>
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {copied ? m.qurbani_copied() : m.qurbani_copy()}
      </Button>
    </li>
  )
}
