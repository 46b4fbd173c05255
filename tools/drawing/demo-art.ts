import { demoShelves } from '../../shop/catalogue/demo/demo-shelves.ts'
import type { DemoArt } from '../../shop/catalogue/demo/demo-types.ts'

/** The recipe of each product picture; read only by tools/drawing/draw-pictures.ts. */
export const demoArt: DemoArt[] = demoShelves.flatMap(one => one.art)
