import {
  answerFindAllCountries,
  answerFindAllStates,
  answerFindCitiesByCountry,
  answerFindCitiesByState,
  answerFindStatesByCountry,
} from './find-places.server.ts'

/** The handlers of every call of places. */
export const placesHandlers = [
  answerFindAllCountries,
  answerFindStatesByCountry,
  answerFindAllStates,
  answerFindCitiesByState,
  answerFindCitiesByCountry,
] as const
