import { join } from 'node:path'

/** The language in which messages are written first; what another one lacks is said in it. */
export const FIRST_LANGUAGE = 'en'

/**
 * The language that the environment asks for, by its tag (BCP 47), which is also the name of its folder in `shop/messages`.
 * Asked here and not in the configuration, as builds ask it too.
 */
export const chosenLanguage = (): string => process.env.SHOP_LANGUAGE || FIRST_LANGUAGE

const ownName = (name: string, language: string) =>
  language === FIRST_LANGUAGE ? name : `${name}-${language}`

/** The folder of the built shop; builds in several languages stand side by side. */
export const buildFolder = (language: string): string => ownName('build', language)

/** The folder of the compiled messages. */
export const compiledFolder = (language: string): string => ownName('shop/messages/compiled', language)

/** Where the compiled messages of a language are loaded from; the sources name the first language's. */
export const compiledMessages = (root: string, language: string): string =>
  join(root, compiledFolder(language), 'messages', '_index.js')
