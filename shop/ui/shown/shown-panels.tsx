import { useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../button.tsx'
import { Dialog, OpenDialog } from '../dialog.tsx'
import { Dropdown } from '../dropdown.tsx'
import { Link } from '../link.tsx'
import { Tabs } from '../tabs.tsx'
import { Shown, ShownSection } from './shown.tsx'

const panelOf = (number: number) => ({
  id: `panel-${number}`,
  says: m.ui_choice({ number }),
  panel: <p>{`${m.ui_sample()} ${number}`}</p>,
})

/** The parts that open, and overlay or hide other content. */
export function ShownPanels() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = useRef(() => setOpen(false))
  return (
    <ShownSection title={m.ui_panels()}>
      <Shown name="Tabs" wide>
        <div className="w-full">
          <Tabs label={m.ui_label()} tabs={[panelOf(1), panelOf(2), panelOf(3)]} />
        </div>
      </Shown>
      <Shown name="Dialog, OpenDialog">
        <Button look="quiet" onClick={() => dialog.current?.showModal()}>
          Dialog
        </Button>
        <Button look="quiet" onClick={() => setOpen(true)}>
          OpenDialog wide
        </Button>
        <Dialog title={m.ui_title()} dialog={dialog}>
          <p>{m.ui_sample()}</p>
        </Dialog>
        {open && (
          <OpenDialog title={m.ui_title()} onClose={close.current} wide>
            <p>{m.ui_sample()}</p>
          </OpenDialog>
        )}
      </Shown>
      <Shown name="Dropdown">
        <Dropdown
          id="shown-dropdown"
          className="gap-1"
          lead={<Link to="/ui">{m.ui_label()}</Link>}
          arrow={{ says: m.ui_press(), className: 'min-w-11 hover:bg-green-soft' }}
          panel={{ says: m.ui_label(), className: 'm-auto size-fit rounded-tile p-5' }}
        >
          {() => <p>{m.ui_sample()}</p>}
        </Dropdown>
      </Shown>
    </ShownSection>
  )
}
