import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { whenPaletteOpens } from '../open-palette.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

/** The palette: finds any screen, order, product or customer by a few letters. Its script loads when it is opened. */
export function OfficePalette() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => whenPaletteOpens(() => setOpen(true)), [])
  return (
    open && (
      <Suspense>
        <PaletteDialog onClose={close} />
      </Suspense>
    )
  )
}
