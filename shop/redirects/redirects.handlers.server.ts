import {
  answerDeleteRedirect,
  answerFindMissingPages,
  answerFindRedirects,
  answerSaveRedirect,
} from './edit-redirects.server.ts'
import { answerFindRedirect } from './find-redirect.server.ts'
import { answerCheckRedirects, answerImportRedirects } from './import-redirects.server.ts'

/** The handlers of every call of redirects. */
export const redirectsHandlers = [
  answerFindRedirect,
  answerFindRedirects,
  answerSaveRedirect,
  answerDeleteRedirect,
  answerFindMissingPages,
  answerCheckRedirects,
  answerImportRedirects,
] as const
