import { calendarScenes } from './scene-calendar.ts'
import { dishScenes } from './scene-dishes.ts'
import { flyerScenes } from './scene-flyers.ts'
import { galleryScenes } from './scene-gallery.ts'
import { heroScenes } from './scene-heroes.ts'
import type { Scene } from './scene-kit.ts'
import { mapScenes } from './scene-map.ts'
import { shopScenes } from './scene-shops.ts'

/** The pictures composed layer by layer, by file name. */
export const scenes: Record<string, Scene> = {
  ...{ ...galleryScenes, ...heroScenes, ...dishScenes },
  ...{ ...flyerScenes, ...shopScenes, ...mapScenes, ...calendarScenes },
}
