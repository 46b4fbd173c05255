import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { SelectField } from '../forms/field.tsx'
import { ShownColours, ShownSizes } from '../shown/shown-colours.tsx'
import { ShownControls } from '../shown/shown-controls.tsx'
import { ShownPanels } from '../shown/shown-panels.tsx'
import { ShownPieces, ShownStates } from '../shown/shown-pieces.tsx'

export const meta = () => [{ title: m.ui_title() }]

const schemes = { browser: '', light: 'scheme-light', dark: 'scheme-dark' } as const
type Scheme = keyof typeof schemes

/** `/ui`, only in development: every part of `shop/ui` by name, in both schemes and both directions. */
export default function EveryPartScreen() {
  const [scheme, setScheme] = useState<Scheme>('browser')
  const [rtl, setRtl] = useState(false)
  return (
    <div dir={rtl ? 'rtl' : 'ltr'} className={`bg-paper text-ink ${schemes[scheme]}`}>
      <div className="page space-y-12 py-8 md:py-12">
        <div>
          <h1 className="text-3xl md:text-4xl">{m.ui_title()}</h1>
          <p className="mt-2 max-w-prose text-muted">{m.ui_text()}</p>
          <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-3">
            <SelectField
              label={m.ui_scheme()}
              value={scheme}
              onChange={event => setScheme(event.target.value as Scheme)}
            >
              <option value="browser">{m.ui_scheme_browser()}</option>
              <option value="light">{m.ui_scheme_light()}</option>
              <option value="dark">{m.ui_scheme_dark()}</option>
            </SelectField>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={rtl}
                onChange={event => setRtl(event.target.checked)}
                className="size-5 accent-green"
              />
              {m.ui_right_to_left()}
            </label>
          </div>
        </div>
        <ShownColours />
        <ShownSizes />
        <ShownControls />
        <ShownPieces />
        <ShownStates />
        <ShownPanels />
      </div>
    </div>
  )
}
