import { answerFindImport, answerFindImportItems, answerFindImports } from './find-imports.server.ts'
import { answerChangeMany } from './many/change-many.server.ts'
import {
  answerCancelImport,
  answerCheckImport,
  answerDiscardImport,
  answerRunImport,
  answerUndoImport,
} from './move-import.server.ts'
import { answerFindImportPictures, answerRetryImportPictures } from './pictures/retry-pictures.server.ts'
import { answerUploadImport } from './upload-import.server.ts'

/** The handlers of every call of imports. */
export const exchangeHandlers = [
  answerUploadImport,
  answerChangeMany,
  answerFindImports,
  answerFindImportItems,
  answerFindImport,
  answerCheckImport,
  answerRunImport,
  answerCancelImport,
  answerUndoImport,
  answerDiscardImport,
  answerFindImportPictures,
  answerRetryImportPictures,
] as const
