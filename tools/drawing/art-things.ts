import { deviceShapes } from './art-devices.ts'
import { emoji } from './art-emoji.ts'
import { fabricShapes } from './art-fabric.ts'
import { foodShapes } from './art-food.ts'
import type { Ink } from './art-ink.ts'
import type { Thing } from './art-layout.ts'
import { meatShapes } from './art-meat.ts'

/** Everything drawn, by the word used in recipes. */
export const shapes = { ...meatShapes, ...foodShapes, ...fabricShapes, ...deviceShapes }
/** Emoji whose own colours are too loud for a butcher's counter. */
const organs: Record<string, string> = { '🧠': '#dfa79c', '🫀': '#b2493f' }
const wordPattern =
  /([a-z]+(?:#[0-9a-f]{6})?)|(\p{RI}\p{RI}|\p{Emoji}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Emoji}\uFE0F?)*)/gu

/** Returns the things that a recipe names, in its order. */
export async function things(words: string, ink: Ink, paint: string | null): Promise<Thing[]> {
  const found: Thing[] = []
  for (const [word] of words.matchAll(wordPattern)) {
    const [name = '', hex] = word.split('#')
    const draw = shapes[name]
    const shape = draw
      ? draw({ ...ink, hex: hex ? `#${hex}` : ink.hex })
      : await emoji(word, paint ?? organs[word] ?? null)
    found.push({ shape, isEmoji: !draw })
  }
  return found
}
