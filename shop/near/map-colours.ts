/** What the shop's own map is painted in. */
const names = ['ground', 'sea', 'coast', 'border', 'ink', 'halo', 'ring'] as const
export type MapColours = Record<(typeof names)[number], string>

/** The colours of the theme as they are now, light or dark: those that `near-map.css` names, as WebGL takes them. */
export function themeColours(within: HTMLElement): MapColours {
  const probe = within.appendChild(document.createElement('i'))
  const colours = names.map(name => {
    probe.style.color = `var(--map-${name})`
    return [name, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(colours) as MapColours
}
