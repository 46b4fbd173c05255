/** The callers allowed for the calls of redirects, as in `verdicts.ts`. */
export const redirectVerdicts = `
GET /redirects/find                                             200    200    200    200    200    200    200    200    200    200    200
GET /redirects/findForStaff                                     401    403    403    403    200    200    403    403    403    200    403
POST /redirects/save                                            401    403    403    403    200    200    403    403    403    200    403
POST /redirects/delete                                          401    403    403    403    200    200    403    403    403    200    403
GET /redirects/findMissing                                      401    403    403    403    none   none   403    403    403    none   403
POST /redirects/check                                           401    403    403    403    200    200    403    403    403    200    403
POST /redirects/import                                          401    403    403    403    200    200    403    403    403    200    403
`
