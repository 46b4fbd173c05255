import type { Page } from '@playwright/test'
import { accent } from '../../scripts/build/pseudo-words.ts'

/** A page of a shop in the pseudo language; its elements are found by their English names, as in `screens-to-show.ts`. */
export const inPseudoLanguage = (page: Page): Page => translating(page)

function translating<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get(own, name) {
      const value = Reflect.get(own, name)
      if (typeof value !== 'function' || name === 'constructor') return value
      return (...given: unknown[]) => {
        const answer = value.apply(own, typeof name === 'string' ? translated(name, given) : given)
        return answer?.constructor?.name === 'Locator' ? translating(answer) : answer
      }
    },
  })
}

type Named = { name?: unknown; exact?: boolean }

/** The ways a text may be written: its parameters may contain brackets. */
function sayings(text: string, exact = false): RegExp {
  const words = accent(text).split(' ').map(RegExp.escape).join(String.raw`[\s[\]~]+`)
  return new RegExp(exact ? String.raw`^\[${words}[\s~]*\]$` : words, 'i')
}

/** Translates a query by name into the pseudo language. */
function translated(asking: string, given: unknown[]): unknown[] {
  const [first, options] = given as [unknown, Named | undefined]
  const say = (text: unknown) => (typeof text === 'string' ? sayings(text, options?.exact) : text)
  if (asking === 'getByRole') return options?.name ? [first, { ...options, name: say(options.name) }] : given
  return /^getBy(Text|Label|Placeholder|AltText|Title)$/.test(asking) ? [say(first), options] : given
}
