import { renderToString } from 'react-dom/server'
import { frameCategories } from '../../catalogue/shelves/frame-categories.rules.ts'
import type { StillPart } from '../../ui/on-server.ts'
import type { FrameData } from './frame-context.ts'
import { FooterFacts } from './parts/footer-facts.tsx'
import { MenuDepartments } from './parts/menu-departments.tsx'

type Drawn = Readonly<Record<StillPart, string>>

let drawn: { from: FrameData['from']; parts: Drawn } | undefined

/** Draws the still parts of the frame, once for as long as what they show is the same. */
export function drawStillParts({ settings, opening, departments, categories, from }: FrameData): Drawn {
  if (drawn && from.every((answer, at) => answer === drawn?.from[at])) return drawn.parts
  const parts = {
    'menu-departments': renderToString(
      <MenuDepartments departments={departments} categories={frameCategories(categories)} />,
    ),
    'footer-facts': renderToString(
      <FooterFacts settings={settings} opening={opening} categories={categories} />,
    ),
  }
  drawn = { from, parts }
  return parts
}
