import { callers } from './call-world.ts'

/**
 * Who may make which call: a row per call, a cell per caller of `callers`. `own` is the customer whom the input names,
 * `other` another one; then the roles. `none`: answered with nothing, as if there were nothing.
 */
const table = `
GET /settings/find                                              200    200    200    200    200    200    200    200    200    200
GET /ezpztax/findAllTaxes                                       200    200    200    200    200    200    200    200    200    200
GET /ezpztax/findAllTaxesByStateCode/{code}                     200    200    200    200    200    200    200    200    200    200
GET /storeHours/findAllStoreHours                               200    200    200    200    200    200    200    200    200    200
POST /storeHours/save                                           401    403    403    403    200    200    403    403    403    403
POST /settings/save                                             401    403    403    403    200    200    403    403    403    403
GET /country/findAll                                            200    200    200    200    200    200    200    200    200    200
GET /stateProvince/findAllByCountryId/{id}                      200    200    200    200    200    200    200    200    200    200
GET /stateProvince/findAllState                                 200    200    200    200    200    200    200    200    200    200
GET /city/findAllByStateId/{id}                                 200    200    200    200    200    200    200    200    200    200
GET /city/findAllByCountryId/{id}                               200    200    200    200    200    200    200    200    200    200
POST /users/register                                            200    200    200    200    200    200    200    200    200    200
POST /users/authenticate                                        200    200    200    200    200    200    200    200    200    200
POST /customer/authenticate                                     200    200    200    200    200    200    200    200    200    200
POST /users/signOut                                             401    200    200    200    200    200    200    200    200    200
POST /users/signOutEverywhere                                   401    200    200    200    200    200    200    200    200    200
POST /users/changePassword                                      401    200    200    200    200    200    200    200    200    200
POST /users/changeEmail                                         401    200    200    200    200    200    200    200    200    200
POST /users/askForProof                                         401    200    200    200    200    200    200    200    200    200
POST /users/proveEmail                                          401    403    200    403    403    403    403    403    403    403
POST /users/forgotPassword                                      200    200    200    200    200    200    200    200    200    200
POST /users/resetPassword                                       200    200    200    200    200    200    200    200    200    200
POST /customer/save                                             200    200    200    200    200    200    200    200    200    200
GET /customer/profile                                           401    200    200    200    200    200    200    200    200    200
PUT /customer/update                                            401    403    200    403    200    200    403    200    403    403
POST /address/save                                              401    403    200    403    200    200    403    200    403    403
GET /customerTypes/findAllCustomerType                          200    200    200    200    200    200    200    200    200    200
GET /customer/searchByCustomerLogin/{loginId}                   none   none   200    none   200    200    none   200    none   none
POST /alert/sms                                                 401    403    403    403    200    200    403    403    403    403
GET /products/{id}                                              200    200    200    200    200    200    200    200    200    200
GET /products/findAddresses/{part}                              200    200    200    200    200    200    200    200    200    200
GET /departments/findAll                                        200    200    200    200    200    200    200    200    200    200
GET /category/findAll                                           200    200    200    200    200    200    200    200    200    200
GET /category/findAllByCategoryName/{name}                      200    200    200    200    200    200    200    200    200    200
GET /brands/findAll                                             200    200    200    200    200    200    200    200    200    200
GET /products/findProductsByCategory/{category}                 200    200    200    200    200    200    200    200    200    200
GET /products/findProductsByCategoryPage/{category}/15/{page}   200    200    200    200    200    200    200    200    200    200
GET /products/findPopularProducts                               200    200    200    200    200    200    200    200    200    200
GET /products/findPopularMeatProducts                           200    200    200    200    200    200    200    200    200    200
GET /products/findFoodProducts/{x}                              200    200    200    200    200    200    200    200    200    200
GET /products/findProductsByBrands/{brand}                      200    200    200    200    200    200    200    200    200    200
GET /products/relatedProducts/{category}/{subCategory}/{count}  200    200    200    200    200    200    200    200    200    200
GET /productImage/files/{id}                                    200    200    200    200    200    200    200    200    200    200
GET /productImage/files                                         200    200    200    200    200    200    200    200    200    200
GET /products/form/{id}                                         401    403    403    403    200    200    200    403    403    403
POST /products/save                                             401    403    403    403    200    200    200    403    403    403
POST /productImage/upload                                       401    403    403    403    200    200    200    403    403    403
POST /productDocuments/upload                                   401    403    403    403    200    200    200    403    403    403
GET /productDocuments/files/{id}                                200    200    200    200    200    200    200    200    200    200
GET /products/findShopPage                                      200    200    200    200    200    200    200    200    200    200
GET /products/searchProducts/{term}                             200    200    200    200    200    200    200    200    200    200
GET /search/suggest                                             200    200    200    200    200    200    200    200    200    200
GET /newsTracker/findAll                                        200    200    200    200    200    200    200    200    200    200
POST /newsTracker/save                                          401    403    403    403    200    200    403    403    403    200
POST /newsTracker/delete/{id}                                   401    403    403    403    200    200    403    403    403    200
GET /content/findByPage/{page}                                  200    200    200    200    200    200    200    200    200    200
POST /content/save                                              401    403    403    403    200    200    403    403    403    200
POST /content/delete/{id}                                       401    403    403    403    200    200    403    403    403    200
POST /content/uploadPicture                                     401    403    403    403    200    200    403    403    403    200
POST /email/api/contactEmail                                    200    200    200    200    200    200    200    200    200    200
POST /cart/price                                                200    200    200    200    200    200    200    200    200    200
POST /orders/save                                               200    200    200    200    200    200    200    200    200    200
GET /orders/findByLink/{orderNum}/{link}                        200    200    200    200    200    200    200    200    200    200
POST /orders/findOrdersWithItems                                401    403    200    403    200    200    403    200    403    403
POST /orders/changeStatus                                       401    403    403    403    200    200    403    200    403    403
GET /orders/findNotices                                         401    403    200    403    403    403    403    403    403    403
GET /orders/findSales                                           401    403    403    403    200    200    403    200    403    403
POST /email/api/orderEmail                                      401    404    200    404    200    200    404    200    404    404
POST /payment/charge                                            200    200    200    200    200    200    200    200    200    200
POST /payment/save                                              200    200    200    200    200    200    200    200    200    200
GET /review/findAll                                             200    200    200    200    200    200    200    200    200    200
GET /review/summary/{productId}                                 200    200    200    200    200    200    200    200    200    200
POST /review/save                                               401    403    200    403    403    403    403    403    403    403
`

/** The verdicts by call, in the order of `callers`; a row that is not whole is refused. */
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
