/** The callers allowed for each call about suppliers, deliveries and lots (`verdicts.ts`). */
export const lotVerdicts = `
GET /suppliers/find                                             401    403    403    403    200    200    200    403    403    403    403
GET /suppliers/find/{id}                                        401    403    403    403    200    200    200    403    403    403    403
POST /suppliers/save                                            401    403    403    403    200    200    200    403    403    403    403
GET /receipts/find                                              401    403    403    403    200    200    200    403    403    403    403
GET /receipts/find/{id}                                         401    403    403    403    200    200    200    403    403    403    403
POST /receipts/save                                             401    403    403    403    200    200    200    403    403    403    403
GET /lots/findLabels                                            401    403    403    403    200    200    200    403    403    403    403
GET /lots/find                                                  401    403    403    403    200    200    200    403    403    403    403
GET /lots/find/{id}                                             401    403    403    403    200    200    200    403    403    403    403
POST /lots/save                                                 401    403    403    403    200    200    200    403    403    403    403
POST /lots/move                                                 401    403    403    403    200    200    200    403    403    403    403
POST /lots/block                                                401    403    403    403    200    200    200    403    403    403    403
POST /lots/keep                                                 401    403    403    403    200    200    200    403    403    403    403
GET /lots/findOrders/{id}                                       401    403    403    403    200    200    200    403    403    403    403
GET /products/findReduced/{productId}                           200    200    200    200    200    200    200    200    200    200    200
GET /stockValue/find                                            401    403    403    403    200    200    403    403    403    403    403
GET /stockValue/findProducts                                    401    403    403    403    200    200    403    403    403    403    403
GET /orders/findMargin                                          401    403    403    403    200    200    403    403    403    403    403
`
