import type { Page } from '@playwright/test'
import { alertScreens } from './alert-screens.ts'
import { alive } from './alive.ts'
import { browsingScreens } from './browsing-screens.ts'
import { customerScreens, signInAsAmina } from './customer-screens.ts'
import { deliveryScreens } from './delivery-screens.ts'
import { endSoon, goods, lancets } from './demo-lines.ts'
import { foodScreens } from './food-screens.ts'
import { boxesScreens } from './goods/boxes-screens.ts'
import { mailedCodeScreen } from './mailed-code-screen.ts'
import { nearScreens, showMap } from './near-screens.ts'
import { paymentScreens } from './payment-screens.ts'
import { qurbaniScreens } from './qurbani-screens.ts'
import { registrationScreens } from './registration-screens.ts'
import { staffScreens } from './staff-screens.ts'
import { standingScreens } from './standing-screens.ts'

type Screen = { name: string; open: (page: Page, databaseUrl: string) => Promise<unknown> }

const product = '/productsingle/601/MEAT/6'

/** Opens a screen with a filled cart. */
async function withCart(page: Page, address: string, lines: readonly object[] = goods): Promise<void> {
  await page.addInitScript(text => localStorage.setItem('localCart', text), JSON.stringify(lines))
  await page.goto(address)
  // A choice made before hydration can be lost, and with it the state to be shown.
  await alive(page)
}

/** Opens an account with an address, signs in to it, and opens a screen. */
async function openSignedIn(page: Page, address: string): Promise<void> {
  const person = {
    firstName: 'Amina',
    lastName: 'Yusuf',
    email: `amina.${page.viewportSize()?.width}.${Date.now()}@example.org`,
    loginPassword: 'saffron-on-the-blue-gate',
  }
  await page.request.post('/api/customer/save', {
    data: {
      ...person,
      phone1: '+92 300 1234567',
      salesRep: true,
      address: '14 Garden Road',
      city: 'Karachi',
      stateProvince: 'Sindh',
      country: 'Pakistan',
      postalCode: '75300',
    },
  })
  await page.request.post('/api/users/authenticate', {
    data: { loginId: person.email, loginPassword: person.loginPassword },
  })
  await page.goto(address)
}

/** Opens a screen and presses a button on it. */
const pressed = (address: string, name: string) => async (page: Page) => {
  await page.goto(address)
  await alive(page)
  await page.getByRole('button', { name }).click()
}

const at = (address: string) => (page: Page) => page.goto(address)

/** Every screen in every state worth a look. */
export const screensToShow: readonly Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'home1', open: at('/home1') },
  { name: 'home2', open: at('/home2') },
  { name: 'home3', open: at('/home3') },
  { name: 'home4', open: at('/home4') },
  { name: 'home5', open: at('/home5') },
  { name: 'header7', open: at('/header7') },
  {
    name: 'header7-menu',
    open: async page => {
      await page.goto('/header7')
      const menu = page.getByRole('button', { name: 'menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'about', open: at('/about') },
  {
    name: 'menu',
    open: at(
      '/menu?restaurant=Cafe+Clifton&restaurant=Bundu+Khan%2C+Tariq+Road&restaurant=Bundu+Khan%2C+12+Block+6%2C+Gulshan-e-Iqbal%2C+Karachi',
    ),
  },
  { name: 'calender', open: at('/calender') },
  {
    name: 'contact',
    open: async page => {
      await page.goto('/contact')
      await showMap(page)
    },
  },
  { name: 'contact-errors', open: pressed('/contact', 'Send Message') },
  { name: 'flyers', open: at('/blogs') },
  { name: 'store-gallery', open: at('/store-gallery') },
  { name: 'gallery-picture', open: pressed('/store-gallery', "Enlarge: The butcher's counter") },
  { name: 'food-delivery', open: at('/food-delivery') },
  { name: 'grocery-delivery', open: at('/grocery-delivery') },
  { name: 'return-policy', open: at('/return-policy') },
  {
    name: 'faq',
    open: async page => {
      await page.goto('/faq')
      await page.getByText('Is the meat halal?').click()
    },
  },
  { name: 'other-products', open: at('/other-products') },
  { name: 'qurbani', open: at('/qurbani') },
  ...nearScreens,
  { name: 'shop', open: at('/shop/1') },
  { name: 'products', open: at('/products/1') },
  { name: 'collection', open: at('/collection/barbecue') },
  { name: 'collection-filtered', open: at('/collection/on-sale?price=300') },
  { name: 'search', open: at('/shop/-1?q=biryani') },
  { name: 'filtered-list', open: at('/shop/-1?diet=VEGETARIAN&freeFrom=MILK&rating=3&price=500') },
  { name: 'nothing-filtered', open: at('/shop/1?diet=VEGAN&inStock=1') },
  { name: 'no-results', open: at('/shop/-1?q=zzzzqqqq') },
  { name: 'category', open: at('/category/MEAT') },
  { name: 'restaurants', open: at('/category/RESTAURANTS') },
  { name: 'product', open: at(product) },
  { name: 'product-dated', open: at('/productsingle/6501/Diabetes/65') },
  { name: 'product-variants', open: at('/productsingle/3204/LADIES/32') },
  { name: 'product-reduced', open: at('/productsingle/4402/DAIRY/44') },
  ...alertScreens(signInAsAmina),
  ...boxesScreens,
  ...browsingScreens,
  { name: 'cart', open: page => withCart(page, '/cart') },
  { name: 'cart-reduced', open: page => withCart(page, '/cart', endSoon) },
  {
    name: 'cart-wish',
    open: async page => {
      await withCart(page, '/cart')
      await page.locator('main button.inline-flex.min-h-8').first().click()
      await page.locator('label:has(input[value=SPECIFIC])').click()
      await page.locator('input[name=substituteProductId]').first().waitFor({ state: 'attached' })
    },
  },
  { name: 'empty-cart', open: at('/cart') },
  {
    name: 'guest-form',
    open: async page => {
      await withCart(page, '/cart')
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByRole('button', { name: 'Checkout' }).click()
    },
  },
  { name: 'checkout', open: page => withCart(page, '/checkout') },
  { name: 'checkout-reduced', open: page => withCart(page, '/checkout', endSoon.slice(0, 1)) },
  {
    name: 'checkout-errors',
    open: async page => {
      await withCart(page, '/checkout')
      await page.getByText('Delivery', { exact: true }).click()
      await page.getByRole('button', { name: 'Place order' }).click()
    },
  },
  {
    name: 'checkout-age',
    open: async page => {
      await withCart(page, '/checkout', [...goods, { ...lancets, quantity: 1 }])
      await page.locator('input[name=ageConfirmed]').waitFor()
      await page.getByRole('button', { name: 'Place order' }).click()
    },
  },
  {
    name: 'checkout-signed-in',
    open: async page => {
      await signInAsAmina(page)
      await withCart(page, '/checkout')
      await page.getByText('Delivery', { exact: true }).click()
    },
  },
  {
    name: 'checkout-new-account',
    open: async page => {
      await withCart(page, '/checkout')
      await page.getByLabel('Create an account').check()
      await page.getByRole('button', { name: 'Place order' }).click()
    },
  },
  {
    name: 'cart-signed-in',
    open: async page => {
      await signInAsAmina(page)
      await withCart(page, '/cart')
    },
  },
  {
    name: 'review-signed-out',
    open: async page => {
      await page.goto(`${product}#reviews`)
      await page.getByRole('button', { name: 'Add Your Review' }).click()
      await page.getByRole('radio', { name: '5 stars' }).check()
      await page.getByLabel('Title').fill('Like at home')
      await page.getByRole('textbox', { name: 'Your review' }).fill('My grandmother asked where I bought it.')
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByText('Please signin....').waitFor()
    },
  },
  ...foodScreens,
  ...paymentScreens,
  ...deliveryScreens,
  ...customerScreens,
  ...standingScreens,
  ...qurbaniScreens,
  ...staffScreens,
  // Second addresses of screens, and screens that need a link to show more.
  { name: 'home-address', open: at('/home') },
  { name: 'info', open: at('/info') },
  { name: 'calendar', open: at('/calendar') },
  { name: 'product-single', open: at('/product-single?productId=601') },
  { name: 'join-staff-dead', open: at('/join-staff') },
  { name: 'add-address', open: at('/add') },
  { name: 'settings-address', open: at('/settings') },
  { name: 'report-address', open: at('/report') },
  { name: 'not-found', open: at('/nothing-here') },
  { name: 'login', open: at('/login?ended=1') },
  { name: 'login-errors', open: pressed('/login', 'Sign In') },
  mailedCodeScreen,
  {
    name: 'register-mode',
    open: async page => {
      await pressed('/login', 'Register right here')(page)
      await page.getByLabel('Password').fill('Market4Bread')
    },
  },
  {
    name: 'register-errors',
    open: async page => {
      await pressed('/login', 'Register right here')(page)
      await page.getByLabel('Password').fill('weak')
      await page.getByRole('button', { name: 'Save' }).click()
    },
  },
  ...registrationScreens,
  {
    name: 'customer-edit',
    open: async page => {
      await openSignedIn(page, '/customer?source=EDIT')
      await page.getByText('Change password').first().click()
      await page.getByText('Change e-mail').first().click()
      await page.getByLabel('Billing address is the same').uncheck()
    },
  },
  {
    name: 'user-menu',
    open: async page => {
      await openSignedIn(page, '/')
      await page.getByRole('button', { name: 'Show your account' }).click()
    },
  },
  { name: 'user-menu-signed-out', open: pressed('/shop/1', 'Show your account') },
  { name: 'forgot-password', open: at('/forgot-password') },
  { name: 'reset-password', open: at('/reset-password?secret=x') },
  { name: 'reset-password-dead', open: at('/reset-password') },
  { name: 'prove-email-signed-out', open: at('/prove-email?secret=x') },
  { name: 'prove-email', open: page => openSignedIn(page, '/prove-email?secret=x') },
]
