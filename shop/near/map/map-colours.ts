/** The colour names of the shop's own map. */
const names = ['ground', 'sea', 'coast', 'border', 'ink', 'halo', 'ring'] as const
export type MapColours = Record<(typeof names)[number], string>

/**
 * Returns the current colours of the theme, light or dark, for the names in `near-map.css`, in a format that WebGL takes.
 */
export function themeColours(within: HTMLElement): MapColours {
  const probe = within.appendChild(document.createElement('i'))
  const colours = names.map(name => {
    probe.style.color = `var(--map-${name})`
    return [name, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(colours) as MapColours
}
