import { createContext } from 'react-router'
import type { Category, Department } from '../../catalogue/catalogue.contract.ts'
import type { Opening } from '../../hours/opening.contract.ts'
import type { OutputOf } from '../../lib/call.ts'
import type { findSettings } from '../../settings/settings.contract.ts'

/** The data of the still parts of the frame. They stay on the server: the parts reach the browser as text. */
export type FrameData = {
  settings: OutputOf<typeof findSettings>
  opening: Opening
  departments: readonly Department[]
  categories: readonly Category[]
  /** The answers that all this was made from: the parts are the same as long as these are. */
  from: readonly object[]
}

/** Set by the loader of the root, read when the page is rendered; null if that loader failed. */
export const frameContext = createContext<FrameData | null>(null)
