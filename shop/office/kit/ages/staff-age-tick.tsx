import type { ComponentProps } from 'react'
import AgeTick from '../../../catalogue/ages/age-tick.tsx'
import { m } from '../../../messages/m.ts'

/** The tick by which staff say that they asked their customer for an age. */
export const StaffAgeTick = (props: Omit<ComponentProps<typeof AgeTick>, 'label' | 'hint'>) => (
  <AgeTick {...props} label={m.office_age_tick} hint={m.office_age_tick_hint} />
)
