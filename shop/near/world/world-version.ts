/** By which the tiles of `world.tiles` are named: written by `scripts/draw-world.ts` with them. */
export const WORLD_VERSION = '96abfd20'
