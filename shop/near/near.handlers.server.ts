import {
  answerFindDistance,
  answerFindNearby,
  answerGeocode,
  answerReverseGeocode,
  answerSuggest,
} from './finder/ask-near.server.ts'
import { answerFindMap } from './map/find-map.server.ts'
import {
  answerDeletePartner,
  answerFindPartner,
  answerFindPartners,
  answerSavePartner,
} from './partners/edit-partners.server.ts'

/** The handlers of every call about places nearby. */
export const nearHandlers = [
  answerSuggest,
  answerGeocode,
  answerReverseGeocode,
  answerFindNearby,
  answerFindDistance,
  answerFindMap,
  answerFindPartners,
  answerFindPartner,
  answerSavePartner,
  answerDeletePartner,
] as const
