/** The callers allowed for each call about certificates (`verdicts.ts`). */
export const certificateVerdicts = `
GET /certificates/findClaims/{productId}                        200    200    200    200    200    200    200    200    200    200    200
GET /certificates/findForStaff                                  401    403    403    403    200    200    200    403    403    403    403
GET /certificates/findForStaff/{id}                             401    403    403    403    200    200    200    403    403    403    403
POST /certificates/save                                         401    403    403    403    200    200    200    403    403    403    403
POST /certificates/withdraw/{id}                                401    403    403    403    200    200    200    403    403    403    403
POST /certificates/upload                                       401    403    403    403    200    200    200    403    403    403    403
`
