import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledMessages, FIRST_LANGUAGE } from './language.ts'

const ofFirstLanguage = 'compiled/messages/_index.js'

/**
 * Makes everything loaded from the sources after this call (the demo shop, jobs) use the language of the build. The built
 * shop contains its texts; the sources import those of the first language.
 */
export function speak(language: string): void {
  if (language === FIRST_LANGUAGE) return
  const words = pathToFileURL(compiledMessages(join(import.meta.dirname, '..', '..'), language)).href
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.endsWith(ofFirstLanguage) ? words : specifier, context),
  })
}
