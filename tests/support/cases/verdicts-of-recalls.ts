/** The callers allowed for each call about recalls (`verdicts.ts`). */
export const recallVerdicts = `
POST /recalls/preview                                           401    403    403    403    200    200    200    403    403    403    403
POST /recalls/start                                             401    403    403    403    200    200    200    403    403    403    403
GET /recalls/find                                               401    403    403    403    200    200    200    403    403    403    403
GET /recalls/find/{id}                                          401    403    403    403    200    200    200    403    403    403    403
GET /recalls/findByLink/{orderNum}/{link}                       200    200    200    200    200    200    200    200    200    200    200
GET /recalls/findOfOrder/{id}                                   401    403    403    403    200    200    403    200    403    403    403
POST /recalls/noteCall                                          401    403    403    403    200    200    403    200    403    403    403
`
