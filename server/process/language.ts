import { join } from 'node:path'

/** The language in which messages are written first, and the fallback for others. */
export const FIRST_LANGUAGE = 'en'

/**
 * The language set in the environment, by its tag (BCP 47), which is also the name of its folder in `shop/messages`. Read
 * here and not in the configuration, because builds need it too.
 */
export const chosenLanguage = (): string => process.env.SHOP_LANGUAGE || FIRST_LANGUAGE

const ownName = (name: string, language: string) =>
  language === FIRST_LANGUAGE ? name : `${name}-${language}`

/** The folder of the built shop; each language has its own. */
export const buildFolder = (language: string): string => ownName('build', language)

/** The folder of the compiled messages. */
export const compiledFolder = (language: string): string => ownName('shop/messages/compiled', language)

/** The compiled messages of a language as one file each, from which a build takes those that it needs. */
export const compiledMessages = (root: string, language: string): string =>
  join(root, compiledFolder(language), 'messages', '_index.js')

/**
 * The compiled messages of a language in one file, which is quicker to load than thousands. The sources import the first
 * language's.
 */
export const wholeMessages = (root: string, language: string): string =>
  join(root, `${ownName('shop/messages/whole', language)}.js`)
