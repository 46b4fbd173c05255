import { createContext, type ReactNode } from 'react'
import type { OutputOf } from '../lib/call.ts'
import type { findSettings } from '../settings/settings.contract.ts'

/** The parts of the frame that are the same on every page, and that the browser never draws. */
export type StillPart = 'menu-departments' | 'footer-facts'

/** The server's own data while it renders a page, which the browser never gets; undefined in the browser. */
export const OnServer = createContext<
  | {
      /** The HTML of the still parts. */
      parts: Readonly<Record<StillPart, string>>
      settings: OutputOf<typeof findSettings>
      /**
       * Set while it renders a document: takes an island, and returns its place in the page and the prefix of its ids. With its
       * properties as text, if it waits until it is used.
       */
      placeIsland?: (name: string, island: ReactNode, waitsWith?: string) => { place: string; ids: string }
    }
  | undefined
>(undefined)
