import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompilerOptions } from '@inlang/paraglide-js'
import { chosenLanguage, compiledFolder, FIRST_LANGUAGE } from '../../server/process/language.ts'

const root = join(import.meta.dirname, '..', '..')
const project = join(root, 'project.inlang')

/** The language of this build: `SHOP_LANGUAGE`, English unless set. */
export const language = chosenLanguage()

/** The options that compile message files to code: one function per message, in one language. */
export const wordsOptions: CompilerOptions = {
  project: language === FIRST_LANGUAGE ? './project.inlang' : projectOf(language),
  outdir: `./${compiledFolder(language)}`,
  strategy: ['baseLocale'],
  experimentalStaticLocale: JSON.stringify(language),
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
}

/** Returns the project with one more language: the settings of the first one, in a separate folder that is not committed. */
function projectOf(tag: string): string {
  const settings = JSON.parse(readFileSync(join(project, 'settings.json'), 'utf8'))
  const { pathPattern } = settings['plugin.inlang.messageFormat'] as { pathPattern: string[] }
  const folder = join(project, `${tag}.inlang`)
  mkdirSync(folder, { recursive: true })
  const own = {
    ...settings,
    locales: [FIRST_LANGUAGE, tag],
    modules: settings.modules.map((module: string) => join(root, module)),
    'plugin.inlang.messageFormat': { pathPattern: pathPattern.map(pattern => join(root, pattern)) },
  }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(own))
  return folder
}
