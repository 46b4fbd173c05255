import { certificateVerdicts } from './verdicts-of-certificates.ts'
import { lotVerdicts } from './verdicts-of-lots.ts'
import { recallVerdicts } from './verdicts-of-recalls.ts'

/** The callers allowed for each call about the origin of products (`verdicts.ts`). */
export const goodsVerdicts = `${certificateVerdicts.trim()}
${lotVerdicts.trim()}
${recallVerdicts.trim()}
POST /productFilms/upload                                       401    403    403    403    200    200    200    403    403    403    403
POST /productFilms/uploadPoster                                 401    403    403    403    200    200    200    403    403    403    403
POST /productFilms/uploadCaptions                               401    403    403    403    200    200    200    403    403    403    403
POST /productFilms/arrange                                      401    403    403    403    200    200    200    403    403    403    403
GET /products/variants/{id}                                     401    403    403    403    200    200    200    403    403    403    403
POST /imports/changeMany                                        401    403    403    403    200    200    200    403    403    403    403
POST /products/saveVariants                                     401    403    403    403    200    200    200    403    403    403    403
GET /products/findRelated/{productId}                           200    200    200    200    200    200    200    200    200    200    200
GET /products/findSeen/{productIds}                             200    200    200    200    200    200    200    200    200    200    200
POST /cart/suggest                                              none   none   none   none   none   none   none   none   none   none   none`
