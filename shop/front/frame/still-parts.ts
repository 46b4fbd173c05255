import { createContext } from 'react'

/** The parts of the frame that are the same on every page, and that the browser never draws. */
export type StillPart = 'menu-departments' | 'footer-facts'

/** The HTML of the still parts while the server renders a page; undefined in the browser. */
export const StillParts = createContext<Readonly<Record<StillPart, string>> | undefined>(undefined)
