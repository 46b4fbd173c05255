import type { CompilerOptions } from '@inlang/paraglide-js'

/** How the message files become code: one function per message, English as the only language of the build. */
export const wordsOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './shop/messages/compiled',
  strategy: ['baseLocale'],
  experimentalStaticLocale: '"en"',
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
}
