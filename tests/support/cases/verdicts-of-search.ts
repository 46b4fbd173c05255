/** The callers allowed for the calls of search, as in `verdicts.ts`. */
export const searchVerdicts = `
GET /products/findShopPage                                      200    200    200    200    200    200    200    200    200    200    200
GET /products/searchProducts/{term}                             200    200    200    200    200    200    200    200    200    200    200
GET /search/suggest                                             200    200    200    200    200    200    200    200    200    200    200
GET /search/findMisses                                          401    403    403    403    none   none   403    403    403    403    403
GET /search/findSynonyms                                        401    403    403    403    200    200    403    403    403    403    403
POST /search/saveSynonyms                                       401    403    403    403    200    200    403    403    403    403    403
POST /search/deleteSynonyms/{id}                                401    403    403    403    200    200    403    403    403    403    403
GET /search/findPlacedTerms                                     401    403    403    403    200    200    403    403    403    403    403
GET /search/findPlacements                                      401    403    403    403    200    200    403    403    403    403    403
POST /search/savePlacements                                     401    403    403    403    200    200    403    403    403    403    403
`
