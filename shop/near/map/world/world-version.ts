/** The version in the addresses of the tiles of `world.tiles`; `tools/drawing/draw-world.ts` writes both. */
export const WORLD_VERSION = '96abfd20'
