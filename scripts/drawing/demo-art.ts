import { demoShelves } from '../../shop/catalogue/demo/demo-shelves.ts'
import type { DemoArt } from '../../shop/catalogue/demo/demo-types.ts'

/** How each product picture is drawn; read by scripts/draw-pictures.ts only. */
export const demoArt: DemoArt[] = demoShelves.flatMap(one => one.art)
