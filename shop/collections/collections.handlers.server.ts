import {
  answerArrangeCollections,
  answerDeleteCollection,
  answerFindCollectionForm,
  answerFindCollectionsForStaff,
  answerSaveCollection,
} from './edit-collections.server.ts'
import { answerFindAllCollections, answerFindCollection } from './find-collections.server.ts'
import { answerFindTags, answerPreviewCollection } from './preview-collection.server.ts'

/** The handlers of every call of the collections. */
export const collectionsHandlers = [
  answerFindAllCollections,
  answerFindCollection,
  answerFindCollectionsForStaff,
  answerFindCollectionForm,
  answerSaveCollection,
  answerArrangeCollections,
  answerDeleteCollection,
  answerPreviewCollection,
  answerFindTags,
] as const
