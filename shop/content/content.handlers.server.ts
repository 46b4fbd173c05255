import { answerArrangeNews } from './arrange-news.server.ts'
import { answerFindAllNews } from './find-all-news.server.ts'
import { answerFindBlocksByPage } from './find-blocks-by-page.server.ts'
import { answerFindContentPages } from './find-content-pages.server.ts'
import { answerFindDraft } from './find-draft.server.ts'
import { answerFindNewsForStaff } from './find-news-for-staff.server.ts'
import { answerFindPreview } from './find-preview.server.ts'
import { answerMailContact } from './mail-contact.server.ts'
import { answerMakePreview } from './make-preview.server.ts'
import { answerDiscardDraft, answerPublishDraft, answerUndoPublication } from './publish-draft.server.ts'
import { answerDeleteBlock, answerSaveBlock } from './save-block.server.ts'
import { answerSaveDraft } from './save-draft.server.ts'
import { answerDeleteNews, answerSaveNews } from './save-news.server.ts'
import { answerUploadContentPicture } from './upload-content-picture.server.ts'

/** The handlers of every call of content. */
export const contentHandlers = [
  answerArrangeNews,
  answerFindAllNews,
  answerFindBlocksByPage,
  answerFindContentPages,
  answerFindDraft,
  answerFindNewsForStaff,
  answerFindPreview,
  answerMailContact,
  answerMakePreview,
  answerDiscardDraft,
  answerPublishDraft,
  answerUndoPublication,
  answerDeleteBlock,
  answerSaveBlock,
  answerSaveDraft,
  answerDeleteNews,
  answerSaveNews,
  answerUploadContentPicture,
] as const
