import { newPerson } from '../people.ts'
import { smallPdf, smallPng } from '../test-files.ts'
import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import { PASSWORD, type World } from './call-world.ts'
import { catalogueCases } from './catalogue-cases.ts'
import { contentCases } from './content-cases.ts'
import { hoursCases } from './hours-cases.ts'
import { importCases } from './import-cases.ts'
import { nearCases } from './near-cases.ts'
import { officeCases } from './office-cases.ts'
import { orderCases } from './order-cases.ts'
import { partnerCases } from './partner-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { peopleCases } from './people-cases.ts'
import { qurbaniCases } from './qurbani-cases.ts'
import { qurbaniDeskCases } from './qurbani-desk-cases.ts'
import { settingsCases } from './settings-cases.ts'
import { slotsCases } from './slots-cases.ts'
import { staffCases } from './staff-cases.ts'

const place = { city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan', postalCode: '75300' }
const profile = {
  firstName: 'Zainab',
  lastName: 'Qureshi',
  phone1: '0300 7654321',
  address: '14 Garden Road',
  ...place,
}
const nothing = () => ({})
const badId = { change: { id: 'x' }, field: 'id' }
const images = { images: 'url' }
const ofNewProduct = async ({ shop }: World) => ({
  productId: (await newProduct(shop.pool, { stock: 1 })).productId,
})

/** One case per call of the shop (spec section 7, and the shop's own). */
export const callTable: Record<string, CallCase> = {
  'GET /settings/find': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'GET /ezpztax/findAllTaxes': { good: nothing },
  'GET /ezpztax/findAllTaxesByStateCode/{code}': {
    good: () => ({ code: 'TX' }),
    bad: { change: { code: 'x'.repeat(21) }, field: 'code' },
  },
  'GET /storeHours/findAllStoreHours': { good: nothing },
  'POST /storeHours/save': {
    good: () => ({ weekday: 5, opens: '10:00', closes: '24:00' }),
    bad: { change: { weekday: 7 }, field: 'weekday' },
  },
  'POST /settings/save': {
    good: () => ({ coverageZone: 'Clifton and Saddar' }),
    bad: { change: { email: 'nobody' }, field: 'email' },
  },
  'GET /country/findAll': { good: nothing },
  'GET /stateProvince/findAllByCountryId/{id}': { good: () => ({ id: 1 }), bad: badId },
  'GET /stateProvince/findAllState': { good: nothing },
  'GET /city/findAllByStateId/{id}': { good: () => ({ id: 1 }), bad: badId },
  'GET /city/findAllByCountryId/{id}': { good: () => ({ id: 1 }), bad: badId },
  'POST /users/register': {
    good: () => newPerson(),
    bad: { change: { email: 'nobody' }, field: 'email' },
  },
  'POST /users/authenticate': {
    good: async world => {
      await world.factor(world.actors.own, 'none')
      return { loginId: world.actors.own.email, loginPassword: PASSWORD }
    },
    bad: { change: { loginId: 7 }, field: 'loginId' },
  },
  'POST /customer/authenticate': {
    good: async world => ({
      username: world.actors.own.email,
      password: PASSWORD,
      code: (await world.factor(world.actors.own, 'confirmed')) || 'none',
    }),
    bad: { change: { password: null }, field: 'password' },
  },
  'POST /users/signOut': { good: nothing, bad: { change: { custId: 1 }, field: '' } },
  'POST /users/signOutEverywhere': { good: nothing, bad: { change: { custId: 1 }, field: '' } },
  'POST /users/changePassword': {
    good: () => ({ loginPassword: PASSWORD, newPassword: PASSWORD }),
    bad: { change: { newPassword: 'short' }, field: 'newPassword' },
  },
  'POST /users/changeEmail': {
    good: () => ({ email: newPerson().email, loginPassword: PASSWORD }),
    bad: { change: { email: '' }, field: 'email' },
  },
  'POST /users/askForProof': {
    good: async ({ shop }) => {
      await shop.pool.query(`delete from rate_limits where key like 'proof-mailbox%'`)
      return {}
    },
    bad: { change: { email: 'x' }, field: '' },
  },
  'POST /users/proveEmail': {
    good: async world => ({ secret: await world.link('prove-email', world.actors.own) }),
    bad: { change: { secret: 'x'.repeat(201) }, field: 'secret' },
  },
  'POST /users/mailSignInCode': {
    good: () => ({ loginId: newPerson().email }),
    bad: { change: { loginId: '' }, field: 'loginId' },
  },
  'POST /users/forgotPassword': {
    good: () => ({ email: newPerson().email }),
    bad: { change: { email: 'a b' }, field: 'email' },
  },
  'POST /users/resetPassword': {
    good: async world => ({
      secret: await world.link('reset-password', world.actors.other),
      newPassword: PASSWORD,
    }),
    bad: { change: { newPassword: '12345678' }, field: 'newPassword' },
  },
  'POST /customer/save': {
    good: () => ({ ...newPerson(), ...profile }),
    bad: { change: { country: '' }, field: 'country' },
  },
  'GET /customer/profile': { good: nothing, bad: { change: { custId: 1 }, field: '' } },
  'PUT /customer/update': {
    good: ({ actors }) => ({ ...profile, custId: actors.own.custId, email: actors.own.email }),
    bad: { change: { firstName: ' ' }, field: 'firstName' },
  },
  'POST /address/save': {
    good: ({ actors }) => ({ custId: actors.own.custId, address: '14 Garden Road', ...place }),
    bad: { change: { city: '' }, field: 'city' },
  },
  'POST /customer/uploadPicture': {
    good: async () => ({ file: { name: 'a.png', bytes: await smallPng() } }),
    bad: { change: { file: '<svg/>' }, field: 'file' },
  },
  'POST /customer/removePicture': {
    good: ({ actors }) => ({ custId: actors.own.custId }),
    bad: { change: { custId: 0 }, field: 'custId' },
  },
  'GET /customerTypes/findAllCustomerType': { good: nothing },
  'GET /customer/searchByCustomerLogin/{loginId}': {
    good: ({ actors }) => ({ loginId: actors.own.email }),
    bad: { change: { loginId: 'x'.repeat(255) }, field: 'loginId' },
  },
  'POST /alert/sms': {
    good: async ({ shop, actors }) => {
      const { custId } = actors.own
      await shop.pool.query('update customers set send_sms_flag = true where cust_id = $1', [custId])
      return { custId, message: 'Your order is ready' }
    },
    bad: { change: { message: '' }, field: 'message' },
  },
  ...staffCases,
  ...settingsCases,
  ...hoursCases,
  ...slotsCases,
  ...nearCases,
  ...partnerCases,
  ...officeCases,
  ...contentCases,
  ...importCases,
  ...orderCases,
  ...paymentCases,
  ...peopleCases,
  ...qurbaniCases,
  ...qurbaniDeskCases,
  'GET /products/{id}': { good: () => ({ id: 101, ...images }), bad: badId },
  'GET /products/findAddressParts': { good: nothing },
  'GET /products/findAddresses/{part}': {
    good: () => ({ part: 0 }),
    bad: { change: { part: -1 }, field: 'part' },
  },
  'GET /departments/findAll': { good: nothing },
  'GET /category/findAll': { good: nothing },
  'GET /category/findAllByCategoryName/{name}': {
    good: () => ({ name: 'MEAT' }),
    bad: { change: { name: 'x'.repeat(201) }, field: 'name' },
  },
  'GET /brands/findAll': { good: nothing },
  'GET /products/findProductsByCategory/{category}': {
    good: () => ({ category: 1, ...images }),
    bad: { change: { category: 'x'.repeat(201) }, field: 'category' },
  },
  'GET /products/findProductsByCategoryPage/{category}/15/{page}': {
    good: () => ({ category: 1, page: 0, ...images }),
    bad: { change: { page: -1 }, field: 'page' },
  },
  'GET /products/findPopularProducts': {
    good: () => images,
    bad: { change: { images: 'gif' }, field: 'images' },
  },
  'GET /products/findPopularMeatProducts': {
    good: () => images,
    bad: { change: { images: 'gif' }, field: 'images' },
  },
  'GET /products/findFoodProducts/{x}': {
    good: () => ({ x: 23, ...images }),
    bad: { change: { x: 'food' }, field: 'x' },
  },
  'GET /products/findProductsByBrands/{brand}': {
    good: () => ({ brand: 1, ...images }),
    bad: { change: { brand: 'x' }, field: 'brand' },
  },
  'GET /products/relatedProducts/{category}/{subCategory}/{count}': {
    good: () => ({ category: 'MEAT', subCategory: 'Chicken', count: 4, ...images }),
    bad: { change: { count: 0 }, field: 'count' },
  },
  'GET /productImage/files/{id}': { good: () => ({ id: 101, ...images }), bad: badId },
  'GET /productImage/files': {
    good: () => ({ page: 1, ...images }),
    bad: { change: { page: 0 }, field: 'page' },
  },
  'GET /products/form/{id}': { good: () => ({ id: 101 }), bad: badId },
  'POST /products/save': {
    good: () => ({ productName: 'Okra', productDetails: 'Young pods', unitPrice: 120.5, categoryId: 1 }),
    bad: { change: { unitPrice: -1 }, field: 'unitPrice' },
  },
  'POST /productImage/upload': {
    good: async world => ({
      ...(await ofNewProduct(world)),
      file: { name: 'a.png', bytes: await smallPng() },
    }),
    bad: { change: { file: '<svg/>' }, field: 'file' },
  },
  'POST /productDocuments/upload': {
    good: async world => ({ ...(await ofNewProduct(world)), file: { name: 'a.pdf', bytes: smallPdf() } }),
    bad: { change: { file: 'no PDF' }, field: 'file' },
  },
  ...catalogueCases,
  'GET /productDocuments/files/{id}': { good: () => ({ id: 6201, ...images }), bad: badId },
  'GET /products/findShopPage': {
    good: () => ({ category: 1 }),
    bad: { change: { sort: 'evil' }, field: 'sort' },
  },
  'GET /products/searchProducts/{term}': {
    good: () => ({ term: 'chicken', ...images }),
    bad: { change: { images: 'gif' }, field: 'images' },
  },
  'GET /search/suggest': {
    good: () => ({ q: 'chicken' }),
    bad: { change: { q: 'a', x: 1 }, field: '' },
  },
  'GET /newsTracker/findAll': { good: nothing },
  'POST /newsTracker/save': {
    good: () => ({ news: 'Fresh today' }),
    bad: { change: { news: '' }, field: 'news' },
  },
  'POST /newsTracker/delete/{id}': {
    good: async world => ({ id: await world.news() }),
    bad: badId,
  },
  'GET /content/findByPage/{page}': {
    good: () => ({ page: 'faq' }),
    bad: { change: { page: 'x' }, field: 'page' },
  },
  'POST /content/save': {
    good: () => ({ page: 'faq', part: 'questions', title: 'Is it fresh?', text: 'Every morning.' }),
    bad: { change: { linkUrl: 'javascript:alert(1)' }, field: 'linkUrl' },
  },
  'POST /content/delete/{id}': {
    good: async world => ({ id: await world.block() }),
    bad: badId,
  },
  'POST /content/uploadPicture': {
    good: async () => ({ file: { name: 'a.png', bytes: await smallPng() } }),
    bad: { change: { file: '<svg/>' }, field: 'file' },
  },
  'POST /email/api/contactEmail': {
    good: () => ({
      name: 'Zainab',
      email: 'zainab@example.org',
      phone: '300 765 4321',
      address: '14 Garden Road',
      subject: 'Cuts',
      querydata: 'Do you cut for nihari?',
    }),
    bad: { change: { phone: '123' }, field: 'phone' },
  },
  'POST /cart/price': {
    good: () => ({
      items: [{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }],
    }),
    bad: { change: { items: 'all' }, field: 'items' },
  },
  'GET /review/findAll': {
    good: () => ({ productId: 101 }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'GET /review/summary/{productId}': {
    good: () => ({ productId: 101 }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'POST /review/save': {
    good: ({ actors }) => ({
      custId: actors.own.custId,
      productId: 101,
      rating: 5,
      reviewTitle: 'Tender',
      reviewMsg: 'Cooked in half an hour.',
    }),
    bad: { change: { rating: 0 }, field: 'rating' },
  },
}
