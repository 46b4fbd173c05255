import { mix } from './art-ink.ts'

export const bone = '#f3e6d0'
export const fat = '#f6e3d3'

/** Returns a colour made a little lighter or darker at random. */
export const shade = (colour: string, rng: () => number) =>
  mix(colour, rng() > 0.5 ? '#ffffff' : '#3a0d12', rng() * 0.13)
