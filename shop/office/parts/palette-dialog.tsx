import { Command } from 'cmdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { OpenDialog } from '../../ui/dialog.tsx'
import { inputLook } from '../../ui/forms/field.tsx'
import { useNavigate } from '../../ui/router.ts'
import { useSession } from '../../ui/session.ts'
import { menuFor } from '../office-places.ts'
import { useFound } from '../use-found.ts'

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 data-[selected=true]:bg-green-soft'
const heading =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted'

/** The palette: office screens, orders and products, filtered by the typed text; arrow keys and Enter open one. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const session = useSession()
  const [typed, setTyped] = useState('')
  const letters = useRef<HTMLInputElement>(null)
  // The dialog moves the focus to its first button when it opens, so this waits a frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => letters.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const found = useFound(typed, session?.roles ?? [])
  const words = typed.trim().toLowerCase()
  const item = (id: string, address: string, content: ReactNode) => (
    <Command.Item
      key={id}
      value={id}
      className={row}
      onSelect={() => {
        onClose()
        void navigate(address)
      }}
    >
      {content}
    </Command.Item>
  )
  const places = menuFor(session)
    .map(group => ({
      ...group,
      places: group.places.filter(({ name }) => name.toLowerCase().includes(words)),
    }))
    .filter(group => group.places.length > 0)
  return (
    <OpenDialog title={m.office_palette()} onClose={onClose}>
      <Command label={m.office_palette()} shouldFilter={false} loop>
        <Command.Input
          ref={letters}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          placeholder={m.office_palette_hint()}
          className={inputLook}
        />
        <Command.List label={m.office_palette_found()} className="mt-3 h-[min(50dvh,26rem)] overflow-y-auto">
          <Command.Empty className="p-3 text-muted">{m.office_palette_nothing()}</Command.Empty>
          {places.map(({ name, places }) => (
            <Command.Group key={name} heading={name} className={heading}>
              {places.map(({ name: place, address, icon: Icon }) =>
                item(
                  address,
                  address,
                  <>
                    <Icon aria-hidden className="size-4.5 text-green" />
                    {place}
                  </>,
                ),
              )}
            </Command.Group>
          ))}
          {found.map(({ group, found }) => (
            <Command.Group key={group} heading={group} className={heading}>
              {found.map(({ id, name, more, address }) =>
                item(
                  id,
                  address,
                  <>
                    <span className="min-w-0 font-medium wrap-break-word">{name}</span>
                    <span className="ms-auto max-w-1/2 shrink-0 truncate text-sm text-muted">{more}</span>
                  </>,
                ),
              )}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </OpenDialog>
  )
}
