import { callers } from './call-world.ts'
import { goodsVerdicts } from './verdicts-of-goods.ts'
import { pickingVerdicts } from './verdicts-of-picking.ts'
import { redirectVerdicts } from './verdicts-of-redirects.ts'
import { runVerdicts } from './verdicts-of-runs.ts'
import { searchVerdicts } from './verdicts-of-search.ts'
import { settingsVerdicts } from './verdicts-of-settings.ts'

/**
 * The callers allowed for each call: a row per call, a cell per caller of `callers`. `own` is the customer that the input
 * names, `other` another one; then the roles. `none`: answered with nothing, as if there were nothing.
 */
const table = `${settingsVerdicts}
${pickingVerdicts.trim()}
${runVerdicts.trim()}
${searchVerdicts.trim()}
${redirectVerdicts.trim()}
${goodsVerdicts}
GET /country/findAll                                            200    200    200    200    200    200    200    200    200    200    200
GET /stateProvince/findAllByCountryId/{id}                      200    200    200    200    200    200    200    200    200    200    200
GET /stateProvince/findAllState                                 200    200    200    200    200    200    200    200    200    200    200
GET /city/findAllByStateId/{id}                                 200    200    200    200    200    200    200    200    200    200    200
GET /city/findAllByCountryId/{id}                               200    200    200    200    200    200    200    200    200    200    200
POST /near/suggest                                              200    200    200    200    200    200    200    200    200    200    200
POST /near/geocode                                              200    200    200    200    200    200    200    200    200    200    200
POST /near/reverseGeocode                                       200    200    200    200    200    200    200    200    200    200    200
POST /near/findPlaces                                           200    200    200    200    200    200    200    200    200    200    200
POST /near/distance                                             200    200    200    200    200    200    200    200    200    200    200
GET /near/map                                                   200    200    200    200    200    200    200    200    200    200    200
GET /partners/findForStaff                                      401    403    403    403    200    200    403    403    403    403    403
GET /partners/findForStaff/{id}                                 401    403    403    403    200    200    403    403    403    403    403
POST /partners/save                                             401    403    403    403    200    200    403    403    403    403    403
POST /partners/delete/{id}                                      401    403    403    403    200    200    403    403    403    403    403
POST /users/register                                            200    200    200    200    200    200    200    200    200    200    200
POST /users/authenticate                                        200    200    200    200    200    200    200    200    200    200    200
POST /customer/authenticate                                     200    200    200    200    200    200    200    200    200    200    200
POST /users/signOut                                             401    200    200    200    200    200    200    200    200    200    200
POST /users/signOutEverywhere                                   401    200    200    200    200    200    200    200    200    200    200
POST /users/changePassword                                      401    200    200    200    200    200    200    200    200    200    200
POST /users/changeEmail                                         401    200    200    200    200    200    200    200    200    200    200
POST /users/askForProof                                         401    200    200    200    200    200    200    200    200    200    200
POST /users/proveEmail                                          401    403    200    403    403    403    403    403    403    403    403
POST /users/mailSignInCode                                      200    200    200    200    200    200    200    200    200    200    200
POST /users/forgotPassword                                      200    200    200    200    200    200    200    200    200    200    200
POST /users/resetPassword                                       200    200    200    200    200    200    200    200    200    200    200
POST /customer/save                                             200    200    200    200    200    200    200    200    200    200    200
GET /customer/profile                                           401    200    200    200    200    200    200    200    200    200    200
PUT /customer/update                                            401    403    200    403    200    200    403    200    403    403    403
POST /address/save                                              401    403    200    403    200    200    403    200    403    403    403
POST /customer/uploadPicture                                    401    200    200    200    200    200    200    200    200    200    200
POST /customer/removePicture                                    401    403    200    403    200    200    403    200    403    403    403
GET /customerTypes/findAllCustomerType                          200    200    200    200    200    200    200    200    200    200    200
GET /customer/searchByCustomerLogin/{loginId}                   none   none   200    none   200    200    none   200    none   none    none
POST /alert/sms                                                 401    403    403    403    200    200    403    403    403    403    403
GET /secondFactor/find                                          401    200    200    200    200    200    200    200    200    200    200
POST /secondFactor/begin                                        401    200    200    200    200    200    200    200    200    200    200
POST /secondFactor/confirm                                      401    200    200    200    200    200    200    200    200    200    200
POST /secondFactor/remove                                       401    200    200    200    200    200    200    200    200    200    200
POST /secondFactor/renewRecoveryCodes                           401    200    200    200    200    200    200    200    200    200    200
POST /users/becomeOwner                                         200    200    200    200    409    200    200    200    200    200    200
POST /users/findInvitation                                      200    200    200    200    200    200    200    200    200    200    200
POST /users/joinStaff                                           200    200    200    200    200    200    200    200    200    200    200
GET /staff/find                                                 401    403    403    403    200    403    403    403    403    403    403
GET /staff/findInvitations                                      401    403    403    403    200    403    403    403    403    403    403
POST /staff/giveRole                                            401    403    403    403    200    403    403    403    403    403    403
POST /staff/takeRole                                            401    403    403    403    200    403    403    403    403    403    403
POST /staff/invite                                              401    403    403    403    200    403    403    403    403    403    403
POST /staff/withdrawInvitation                                  401    403    403    403    200    403    403    403    403    403    403
POST /staff/resetSecondFactor                                   401    403    403    403    200    403    403    403    403    403    403
POST /staff/requireSecondFactor                                 401    403    403    403    200    403    403    403    403    403    403
GET /audit/find                                                 401    403    403    403    200    200    403    403    403    403    403
GET /products/{id}                                              200    200    200    200    200    200    200    200    200    200    200
GET /products/findAddressParts                                  200    200    200    200    200    200    200    200    200    200    200
GET /products/findAddresses/{part}                              200    200    200    200    200    200    200    200    200    200    200
GET /departments/findAll                                        200    200    200    200    200    200    200    200    200    200    200
GET /category/findAll                                           200    200    200    200    200    200    200    200    200    200    200
GET /category/findAllByCategoryName/{name}                      200    200    200    200    200    200    200    200    200    200    200
GET /brands/findAll                                             200    200    200    200    200    200    200    200    200    200    200
GET /products/findProductsByCategory/{category}                 200    200    200    200    200    200    200    200    200    200    200
GET /products/findProductsByCategoryPage/{category}/15/{page}   200    200    200    200    200    200    200    200    200    200    200
GET /products/findPopularProducts                               200    200    200    200    200    200    200    200    200    200    200
GET /products/findPopularMeatProducts                           200    200    200    200    200    200    200    200    200    200    200
GET /products/findFoodProducts/{x}                              200    200    200    200    200    200    200    200    200    200    200
GET /products/findProductsByBrands/{brand}                      200    200    200    200    200    200    200    200    200    200    200
GET /products/relatedProducts/{category}/{subCategory}/{count}  200    200    200    200    200    200    200    200    200    200    200
GET /productImage/files/{id}                                    200    200    200    200    200    200    200    200    200    200    200
GET /productImage/files                                         200    200    200    200    200    200    200    200    200    200    200
GET /products/form/{id}                                         401    403    403    403    200    200    200    403    403    403    403
GET /products/findAtBranches/{productId}                        401    403    403    403    200    200    200    403    403    403    403
POST /products/saveAtBranch                                     401    403    403    403    200    200    200    403    403    403    403
GET /products/findAtBranch/{branchId}/{productIds}              200    200    200    200    200    200    200    200    200    200    200
POST /products/save                                             401    403    403    403    200    200    200    403    403    403    403
POST /productImage/upload                                       401    403    403    403    200    200    200    403    403    403    403
POST /productDocuments/upload                                   401    403    403    403    200    200    200    403    403    403    403
POST /productImage/arrange                                      401    403    403    403    200    200    200    403    403    403    403
POST /productDocuments/delete/{id}                              401    403    403    403    200    200    200    403    403    403    403
GET /products/findForStaff                                      401    403    403    403    200    200    200    403    403    403    403
GET /products/findFactGaps                                      401    403    403    403    200    200    200    403    403    403    403
POST /products/saveMany                                         401    403    403    403    200    200    200    403    403    403    403
POST /products/delete/{id}                                      401    403    403    403    200    200    200    403    403    403    403
POST /products/restore/{id}                                     401    403    403    403    200    200    200    403    403    403    403
POST /products/duplicate/{id}                                   401    403    403    403    200    200    200    403    403    403    403
POST /products/undo/{id}                                        401    403    403    403    200    200    200    403    403    403    403
GET /stock/find/{id}                                            401    403    403    403    200    200    200    403    403    403    403
POST /stock/move                                                401    403    403    403    200    200    200    403    403    403    403
POST /stock/saveLowAt                                           401    403    403    403    200    200    200    403    403    403    403
POST /stock/transfer                                            401    403    403    403    200    200    200    403    403    403    403
GET /stock/findMovements                                        401    403    403    403    200    200    200    403    403    403    403
GET /departments/findForStaff                                   401    403    403    403    200    200    200    403    403    403    403
POST /departments/save                                          401    403    403    403    200    200    200    403    403    403    403
POST /departments/arrange                                       401    403    403    403    200    200    200    403    403    403    403
POST /departments/delete/{name}                                 401    403    403    403    200    200    200    403    403    403    403
POST /departments/uploadPicture                                 401    403    403    403    200    200    200    403    403    403    403
GET /category/findForStaff                                      401    403    403    403    200    200    200    403    403    403    403
POST /category/save                                             401    403    403    403    200    200    200    403    403    403    403
POST /category/arrange                                          401    403    403    403    200    200    200    403    403    403    403
POST /category/delete/{id}                                      401    403    403    403    200    200    200    403    403    403    403
GET /brands/findForStaff                                        401    403    403    403    200    200    200    403    403    403    403
POST /brands/save                                               401    403    403    403    200    200    200    403    403    403    403
POST /brands/delete/{id}                                        401    403    403    403    200    200    200    403    403    403    403
GET /demoGoods/find                                             401    403    403    403    200    200    200    403    403    403    403
POST /demoGoods/remove                                          401    403    403    403    200    200    200    403    403    403    403
GET /productDocuments/files/{id}                                200    200    200    200    200    200    200    200    200    200    200
GET /newsTracker/findAll                                        200    200    200    200    200    200    200    200    200    200    200
POST /newsTracker/save                                          401    403    403    403    200    200    403    403    403    200    403
POST /newsTracker/delete/{id}                                   401    403    403    403    200    200    403    403    403    200    403
GET /newsTracker/findForStaff                                   401    403    403    403    200    200    403    403    403    200    403
POST /newsTracker/arrange                                       401    403    403    403    200    200    403    403    403    200    403
GET /content/findPages                                          401    403    403    403    200    200    403    403    403    200    403
GET /content/findDraft/{page}                                   401    403    403    403    200    200    403    403    403    200    403
POST /content/saveDraft                                         401    403    403    403    200    200    403    403    403    200    403
POST /content/discardDraft                                      401    403    403    403    200    200    403    403    403    200    403
POST /content/publishDraft                                      401    403    403    403    200    200    403    403    403    200    403
POST /content/undoPublication                                   401    403    403    403    200    200    403    403    403    200    403
POST /content/makePreview                                       401    403    403    403    200    200    403    403    403    200    403
GET /content/findPreview                                        200    200    200    200    200    200    200    200    200    200    200
GET /content/findByPage/{page}                                  200    200    200    200    200    200    200    200    200    200    200
POST /content/save                                              401    403    403    403    200    200    403    403    403    200    403
POST /content/delete/{id}                                       401    403    403    403    200    200    403    403    403    200    403
POST /content/uploadPicture                                     401    403    403    403    200    200    403    403    403    200    403
POST /email/api/contactEmail                                    200    200    200    200    200    200    200    200    200    200    200
POST /cart/price                                                200    200    200    200    200    200    200    200    200    200    200
POST /orders/save                                               200    200    200    200    200    200    200    200    200    200    200
GET /orders/findByLink/{orderNum}/{link}                        200    200    200    200    200    200    200    200    200    200    200
GET /orders/again/{orderNum}                                    401    404    200    404    404    404    404    404    404    404    404
GET /orders/again/{orderNum}/{link}                             200    200    200    200    200    200    200    200    200    200    200
POST /orders/findOrdersWithItems                                401    403    200    403    200    200    403    200    403    403    403
POST /orders/changeStatus                                       401    403    403    403    200    200    403    200    403    403    403
GET /orders/findNotices                                         401    403    200    403    403    403    403    403    403    403    403
GET /orders/findSales                                           401    403    403    403    200    200    403    403    403    403    403
GET /orders/findBoard                                           401    403    403    403    200    200    403    200    403    403    403
GET /orders/findForStaff/{orderNum}                             401    403    403    403    200    200    403    200    403    403    403
POST /orders/addNote                                            401    403    403    403    200    200    403    200    403    403    403
POST /orders/markPrinted                                        401    403    403    403    200    200    403    200    403    403    403
GET /orders/findToPrint                                         401    403    403    403    200    200    403    200    403    403    403
POST /orders/previewEdit                                        401    403    403    403    200    200    403    200    403    403    403
POST /orders/edit                                               401    403    403    403    200    200    403    200    403    403    403
POST /orders/previewDetails                                     401    403    403    403    200    200    403    200    403    403    403
POST /orders/editDetails                                        401    403    403    403    200    200    403    200    403    403    403
GET /orders/findCallers                                         401    403    403    403    200    200    403    200    403    403    403
POST /orders/savePhoneOrder                                     401    403    403    403    200    200    403    200    403    403    403
GET /orders/findGoods                                           401    403    403    403    200    200    200    200    200    403    403
GET /orders/findToPick                                          401    403    403    403    200    200    403    200    200    403    403
GET /orders/findPicking/{orderNum}                              401    403    403    403    200    200    403    200    200    403    403
GET /packing/find/{orderNum}                                    401    403    403    403    200    200    403    200    200    403    403
POST /packing/countBags                                         401    403    403    403    200    200    403    200    200    403    403
POST /counter/look                                              401    403    403    403    200    200    403    200    403    403    403
POST /counter/price                                             401    403    403    403    200    200    403    200    403    403    403
POST /counter/sell                                              401    403    403    403    200    200    403    200    403    403    403
POST /substitutions/answer                                      200    200    200    200    200    200    200    200    200    200    200
GET /substitutions/findMine                                     401    none   none   none   none   none   none   none   none   none    none
POST /orders/pickItem                                           401    403    403    403    200    200    403    200    200    403    403
POST /orders/openPicked                                         401    403    403    403    200    200    403    200    200    403    403
POST /email/api/orderEmail                                      401    404    200    404    200    200    404    200    404    404    404
GET /payment/find/{orderNum}/{link}                             200    200    200    200    200    200    200    200    200    200    200
POST /payment/open                                              200    200    200    200    200    200    200    200    200    200    200
POST /payment/look                                              200    200    200    200    200    200    200    200    200    200    200
POST /payment/practise                                          200    200    200    200    200    200    200    200    200    200    200
POST /payment/charge                                            200    200    200    200    200    200    200    200    200    200    200
POST /payment/save                                              200    200    200    200    200    200    200    200    200    200    200
GET /payment/findForStaff/{orderId}                             401    403    403    403    200    200    403    200    403    403    403
POST /payment/take                                              401    403    403    403    200    200    403    200    403    403    403
POST /payment/refund                                            401    403    403    403    200    200    403    200    403    403    403
POST /payment/receiveCash                                       401    403    403    403    200    200    403    200    403    403    403
POST /payment/payBackCash                                       401    403    403    403    200    200    403    200    403    403    403
POST /payment/askForRest                                        401    403    403    403    200    200    403    200    403    403    403
POST /payment/withdrawRest                                      401    403    403    403    200    200    403    200    403    403    403
POST /payment/agree                                             200    200    200    200    200    200    200    200    200    200    200
POST /payment/payOwnEdit                                        200    200    200    200    200    200    200    200    200    200    200
GET /payment/findTakings                                        401    403    403    403    200    200    403    403    403    403    403
GET /cash/findDrawer                                            401    403    403    403    200    200    403    200    403    403    403
POST /cash/countDrawer                                          401    403    403    403    200    200    403    200    403    403    403
POST /orders/reopen                                             401    403    403    403    200    200    403    200    403    403    403
POST /orders/previewOwnEdit                                     200    200    200    200    200    200    200    200    200    200    200
POST /orders/editOwn                                            200    200    200    200    200    200    200    200    200    200    200
POST /orders/cancelOwn                                          200    200    200    200    200    200    200    200    200    200    200
POST /payment/tryAgain/{taskId}                                 401    403    403    403    200    200    403    200    403    403    403
GET /payment/findDifferences                                    401    403    403    403    200    200    403    403    403    403    403
GET /qurbani/findSeason                                         200    200    200    200    200    200    200    200    200    200    200
POST /qurbani/book                                              200    200    200    200    200    200    200    200    200    200    200
GET /qurbani/findFamily/{familyKey}                             200    200    200    200    200    200    200    200    200    200    200
GET /qurbani/findBooking/{orderNum}/{link}                      200    200    200    200    200    200    200    200    200    200    200
POST /qurbani/payBalance                                        200    200    200    200    200    200    200    200    200    200    200
POST /qurbani/cancel                                            200    200    200    200    200    200    200    200    200    200    200
GET /qurbani/findSeasons                                        401    403    403    403    200    200    200    200    200    403    403
GET /qurbani/findNewSeason                                      401    403    403    403    200    200    200    403    403    403    403
GET /qurbani/findSeasonForStaff/{seasonId}                      401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/saveSeason                                        401    403    403    403    200    200    200    403    403    403    403
GET /qurbani/findAnimals                                        401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/saveAnimal                                        401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/animals/delete/{animalId}                         401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/withdrawAnimal                                    401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/offerAnimal                                       401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/importAnimals                                     401    403    403    403    200    200    200    403    403    403    403
POST /qurbani/assign                                            401    403    403    403    200    200    403    200    403    403    403
POST /qurbani/unassign                                          401    403    403    403    200    200    403    200    403    403    403
POST /qurbani/assignAll                                         401    403    403    403    200    200    403    200    403    403    403
POST /qurbani/moveShare                                         401    403    403    403    200    200    403    200    403    403    403
GET /qurbani/findQueue                                          401    403    403    403    200    200    403    200    200    403    403
POST /qurbani/markDone                                          401    403    403    403    200    200    403    200    200    403    403
POST /qurbani/packShare                                         401    403    403    403    200    200    403    200    200    403    403
POST /qurbani/collectShare                                      401    403    403    403    200    200    403    200    200    403    403
POST /qurbani/uploadAnimalPicture                               401    403    403    403    200    200    403    200    200    403    403
GET /qurbani/findShares                                         401    403    403    403    200    200    403    200    403    403    403
GET /qurbani/findTotals/{seasonId}                              401    403    403    403    200    200    403    200    403    403    403
POST /qurbani/messageDay                                        401    403    403    403    200    200    403    200    403    403    403
GET /qurbani/findBookingForStaff/{bookingId}                    401    403    403    403    200    200    403    200    403    403    403
POST /qurbani/giveUp                                            401    403    403    403    200    200    403    200    403    403    403
POST /qurbani/receiveCash                                       401    403    403    403    200    200    403    200    403    403    403
GET /review/findAll                                             200    200    200    200    200    200    200    200    200    200    200
GET /review/summary/{productId}                                 200    200    200    200    200    200    200    200    200    200    200
POST /review/save                                               401    403    200    403    403    403    403    403    403    403    403
GET /office/findToday                                           401    403    403    none   200    200    200    200    200    none    none
GET /outbox/find                                                401    403    403    403    200    200    403    403    403    403    403
GET /outbox/text/{id}                                           401    403    403    403    200    200    403    403    403    403    403
POST /outbox/sendAgain/{id}                                     401    403    403    403    200    200    403    403    403    403    403
GET /services/find                                              401    403    403    403    200    403    403    403    403    403    403
POST /services/saveAddress                                      401    403    403    403    200    403    403    403    403    403    403
POST /services/saveMail                                         401    403    403    403    200    403    403    403    403    403    403
POST /services/saveTexts                                        401    403    403    403    200    403    403    403    403    403    403
POST /services/saveCards                                        401    403    403    403    200    403    403    403    403    403    403
POST /services/forget                                           401    403    403    403    200    403    403    403    403    403    403
POST /services/try                                              401    403    403    403    200    403    403    403    403    403    403
POST /outbox/showLink/{id}                                      401    403    403    403    200    200    403    403    403    403    403
POST /staff/showInvitationLink/{id}                             401    403    403    403    200    403    403    403    403    403    403
GET /outbox/findSending                                         401    403    403    403    200    200    403    403    403    403    403
POST /outbox/sendTest                                           401    403    403    403    200    200    403    403    403    403    403
POST /imports/upload                                            401    403    403    403    200    200    200    403    403    403    403
GET /imports/find                                               401    403    403    403    200    200    200    403    403    403    403
GET /imports/items/{id}                                         401    403    403    403    200    200    200    403    403    403    403
GET /imports/{id}                                               401    403    403    403    200    200    200    403    403    403    403
POST /imports/check                                             401    403    403    403    200    200    200    403    403    403    403
POST /imports/run                                               401    403    403    403    200    200    200    403    403    403    403
POST /imports/cancel                                            401    403    403    403    200    200    200    403    403    403    403
POST /imports/undo                                              401    403    403    403    200    200    200    403    403    403    403
POST /imports/discard                                           401    403    403    403    200    200    200    403    403    403    403
GET /imports/pictures/{id}                                      401    403    403    403    200    200    200    403    403    403    403
POST /imports/retryPictures                                     401    403    403    403    200    200    200    403    403    403    403
GET /savedViews/find/{list}                                     401    403    403    404    none   none   404    none   404    404    404
POST /savedViews/save                                           401    403    403    404    200    200    404    200    404    404    404
POST /savedViews/delete/{id}                                    401    403    403    200    200    200    200    200    200    200    200
GET /customers/find                                             401    403    403    403    200    200    403    200    403    403    403
GET /customers/findOne/{contactId}                              401    403    403    403    200    200    403    200    403    403    403
POST /customers/export                                          401    403    403    403    200    200    403    200    403    403    403
POST /customers/erase                                           401    403    403    403    200    200    403    200    403    403    403
POST /customers/addNote                                         401    403    403    403    200    200    403    200    403    403    403
POST /customers/deleteNote/{id}                                 401    403    403    403    200    200    403    200    403    403    403
POST /customers/setPriority                                     401    403    403    403    200    200    403    200    403    403    403
POST /representatives/lookUp                                    200    200    200    200    200    200    200    200    200    200    200
GET /representatives/find                                       401    403    403    403    200    200    403    200    403    403    403
GET /representatives/findOne/{custId}                           401    403    403    403    200    200    403    200    403    403    403
POST /representatives/approve                                   401    403    403    403    200    200    403    200    403    403    403
POST /representatives/refuse                                    401    403    403    403    200    200    403    200    403    403    403
POST /representatives/change                                    401    403    403    403    200    200    403    200    403    403    403
POST /representatives/end                                       401    403    403    403    200    200    403    200    403    403    403
POST /representatives/pay                                       401    403    403    403    200    200    403    200    403    403    403
POST /representatives/reverse                                   401    403    403    403    200    200    403    200    403    403    403
GET /referrals/find                                             401    403    403    200    403    403    403    403    403    403    403
GET /referrals/findOf/{custId}                                  401    403    403    403    200    200    403    200    403    403    403
GET /referrals/ledger/{custId}                                  401    403    403    403    200    200    403    200    403    403    403
GET /review/findForStaff                                        401    403    403    403    200    200    403    200    403    403    403
POST /review/judge                                              401    403    403    403    200    200    403    200    403    403    403
POST /review/letWait                                            401    403    403    403    200    200    403    200    403    403    403
POST /customer/export                                           401    200    200    200    200    200    200    200    200    200    200
POST /customer/erase                                            401    200    200    200    409    409    409    409    409    409    409
`

/** The verdicts by call, in the order of `callers`; an incomplete row is refused. */
export const verdicts = new Map(
  table
    .trim()
    .split('\n')
    .map(row => {
      const cells = row.trim().split(/\s+/)
      const call = cells.slice(0, 2).join(' ')
      if (cells.length !== callers.length + 2) throw new Error(`${call} has not one verdict for each caller`)
      return [call, cells.slice(2)] as const
    }),
)
