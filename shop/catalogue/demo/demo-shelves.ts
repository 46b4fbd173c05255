import { babyClothes, babyToys, infantFood, milkStorage, nappies, pumps } from './demo-baby.ts'
import { beef, lamb, veal } from './demo-beef.ts'
import { boxes } from './demo-boxes.ts'
import type { DemoShelf } from './demo-builder.ts'
import { juices, softDrinks, tea } from './demo-drinks.ts'
import { bridal, gifts, groom, scarves, shoes, suits } from './demo-fashion.ts'
import { bread, cakes, cheese, eggs, frozen, iceCream, milk } from './demo-fresh.ts'
import { lentils, oils, pantry, rice } from './demo-grocery.ts'
import * as health from './demo-health.ts'
import { food, grill, sweets } from './demo-kitchen.ts'
import { chicken, goat } from './demo-meat.ts'
import { fruit, herbs, vegetables } from './demo-produce.ts'
import { dates, iftar, qurbaniCow, qurbaniGoat, qurbaniSheep, sehri, sharbat } from './demo-seasons.ts'
import { groundSpices, masalas, wholeSpices } from './demo-spices.ts'
import { winter } from './demo-winter.ts'

/** The shelves of all categories, in the order of the departments. */
export const demoShelves: DemoShelf[] = [
  ...[chicken, goat, beef, veal, lamb, qurbaniGoat, qurbaniSheep, qurbaniCow],
  ...[dates, iftar, sehri, sharbat, food, grill, sweets, juices, softDrinks, tea],
  ...[bridal, groom, gifts, suits, scarves, shoes, rice, lentils, oils, pantry],
  ...[fruit, vegetables, herbs, bread, cakes, milk, cheese, eggs, frozen, iceCream],
  ...[groundSpices, wholeSpices, masalas, infantFood, nappies, babyClothes, babyToys, pumps, milkStorage],
  ...Object.values(health),
  ...[winter, boxes],
]
