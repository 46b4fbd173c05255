/** The callers allowed for the calls of picking and of customers' lists, as in `verdicts.ts`. */
export const pickingVerdicts = `
GET /lists/findSaved                                            401    200    200    200    200    200    200    200    200    200    200
GET /lists/findSaved/{listId}                                   401    404    200    404    404    404    404    404    404    404    404
POST /lists/save                                                401    200    200    200    200    200    200    200    200    200    200
POST /lists/remove                                              401    200    200    200    200    200    200    200    200    200    200
POST /stockAlerts/ask                                           200    200    200    200    200    200    200    200    200    200    200
POST /stockAlerts/stop                                          401    200    200    200    200    200    200    200    200    200    200
GET /stockAlerts/find                                           401    200    200    200    200    200    200    200    200    200    200
GET /standing/find                                              401    200    200    200    200    200    200    200    200    200    200
POST /standing/save                                             401    404    200    404    404    404    404    404    404    404    404
POST /standing/skip                                             401    404    200    404    404    404    404    404    404    404    404
POST /standing/unskip                                           401    404    200    404    404    404    404    404    404    404    404
POST /standing/pause                                            401    404    200    404    404    404    404    404    404    404    404
POST /standing/resume                                           401    404    200    404    404    404    404    404    404    404    404
POST /standing/end                                              401    200    200    200    200    200    200    200    200    200    200
GET /usual/find                                                 401    200    200    200    200    200    200    200    200    200    200
POST /usual/save                                                401    404    200    404    404    404    404    404    404    404    404
POST /picking/scan                                              401    403    403    403    200    200    403    200    200    403    403
GET /picking/findWave                                           401    403    403    403    200    200    403    200    200    403    403
POST /picking/claim                                             401    403    403    403    200    200    403    200    200    403    403
POST /picking/release                                           401    403    403    403    200    200    403    200    200    403    403
GET /picking/findSubstitutes/{orderItemId}                      401    403    403    403    200    200    403    200    200    403    403
POST /picking/offerSubstitute                                   401    403    403    403    200    200    403    200    200    403    403
`
