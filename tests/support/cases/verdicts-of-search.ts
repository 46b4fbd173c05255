/** The callers allowed for the calls of search and of collections, as in `verdicts.ts`. */
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
GET /collections/findAll                                        200    200    200    200    200    200    200    200    200    200    200
GET /collections/{address}                                      200    200    200    200    200    200    200    200    200    200    200
GET /collections/findForStaff                                   401    403    403    403    200    200    200    403    403    403    403
GET /collections/form/{id}                                      401    403    403    403    200    200    200    403    403    403    403
POST /collections/save                                          401    403    403    403    200    200    200    403    403    403    403
POST /collections/arrange                                       401    403    403    403    200    200    200    403    403    403    403
POST /collections/delete/{id}                                   401    403    403    403    200    200    200    403    403    403    403
POST /collections/preview                                       401    403    403    403    200    200    200    403    403    403    403
GET /collections/findTags                                       401    403    403    403    none   none   none   403    403    403    403
`
