import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FIRST_LANGUAGE, wholeMessages } from './language.ts'

/**
 * Makes everything loaded from the sources after this call (the demo shop, jobs) use the language of the build. The built
 * shop contains its texts; the sources import those of the first language.
 */
export function speak(language: string): void {
  if (language === FIRST_LANGUAGE) return
  const root = join(import.meta.dirname, '..', '..')
  const words = pathToFileURL(wholeMessages(root, language)).href
  const ofFirst = pathToFileURL(wholeMessages(root, FIRST_LANGUAGE)).href
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      return found.url === ofFirst ? { ...found, url: words } : found
    },
  })
}
