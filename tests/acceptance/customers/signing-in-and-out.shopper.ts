import { settled } from '../../../scripts/screens/settled.ts'
import { accountButton, accountMenu, greeting, inDatabase, signIn, signInDone } from '../account-screens.ts'
import { registered } from '../registered.ts'
import { expect, open, productAt, putInCart, test } from '../shopper.ts'

test('a wrong password shows an error, the right one leads on, and signing out empties the cart and goes home', async ({
  page,
  allow,
}) => {
  allow(/401/)
  const person = await registered(page, 'Bilal')
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login id is required')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await signIn(page, person, 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Username or password is incorrect')
  await expect(page.getByLabel('Username')).toHaveValue(person.email)
  await signIn(page, person)
  await expect(page.getByText('You have succesfully signed In with the product')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(greeting(page, 'Bilal')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).not.toBeNull()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Bilal',
  )

  await open(page, '/shop/1')
  await accountButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(accountMenu(page).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/dashboard')
  await page.keyboard.press('Escape')
  await expect(accountMenu(page)).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await accountMenu(page).getByRole('button', { name: 'Sign Out' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(greeting(page, 'SignIn')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()
})

test('signing out without a connection says so, and stays', async ({ page, context, allow }) => {
  allow(/INTERNET_DISCONNECTED|Failed to load resource|manifest patches/)
  const person = await registered(page, 'Dawood')
  await open(page, '/login?next=/shop/5')
  await signIn(page, person)
  await expect(page).toHaveURL('/shop/5')
  await signInDone(page)
  await accountButton(page).click()
  const out = accountMenu(page).getByRole('button', { name: 'Sign Out' })
  await expect(out).toBeVisible()
  await context.setOffline(true)
  await out.click()
  await expect(page.getByText('We could not reach the shop, so you are still signed in.')).toBeVisible()
  await expect(page).toHaveURL('/shop/5')
})

test('signed-out visitors find the ways to an account, signed-in ones do not', async ({ page }) => {
  const person = await registered(page, 'Hina')
  await open(page, '/')
  const links = async () => {
    if ((page.viewportSize()?.width ?? 0) < 768) {
      await page.getByRole('button', { name: 'Menu' }).click()
      return page.locator('#shop-menu').getByRole('navigation', { name: 'Pages' })
    }
    return page.getByRole('banner').getByRole('navigation', { name: 'Pages' }).first()
  }
  const before = await links()
  await expect(before.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(before.getByRole('link', { name: 'Register' })).toBeVisible()
  await open(page, '/login')
  await signIn(page, person)
  await expect(page).toHaveURL('/')
  const after = await links()
  await expect(after.getByRole('link', { name: 'Signed in: Hina' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await open(page, '/login')
  await expect(page.getByText('You are signed in as Hina.')).toBeVisible()
})

test('a session that has ended leads to the sign-in and back, and the cart stays', async ({
  page,
  allow,
}) => {
  allow(/401/)
  const person = await registered(page, 'Maryam')
  await putInCart(page, (await productAt(page, 1, 1)).address)
  await open(page, '/login')
  await signIn(page, person)
  await expect(greeting(page, 'Maryam')).toBeVisible()
  await signInDone(page)
  await inDatabase(
    `delete from sessions where user_id = (select cust_id from customers where login_id = '${person.email}')`,
  )
  await accountButton(page).click()
  await accountMenu(page).getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(
    page.getByText('Your session has ended. Please sign in again; your cart is still here.'),
  ).toBeVisible()
  await signIn(page, person)
  await expect(page).toHaveURL('/customer?source=EDIT')
  await expect(page.getByLabel('First Name')).toHaveValue('Maryam')
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).not.toBeNull()
})

test('the sign-in never leads to another host', async ({ page }) => {
  const person = await registered(page, 'Noor')
  await open(page, '/login?next=//127.0.0.1:9/phish')
  await signIn(page, person)
  await expect(page).toHaveURL('/')
})

test('text typed before hydration stays, and never gets into an address', async ({ page }) => {
  const person = await registered(page, 'Yasmin')
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill(person.email)
  await page.getByLabel('Password').fill(person.loginPassword)
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  release()
  // The page is hydrated, and earlier clicks are carried out.
  await expect(page).toHaveURL('/')
  await expect(greeting(page, 'Yasmin')).toBeVisible()
})

test('nothing jumps when the session arrives', async ({ page }) => {
  const person = await registered(page, 'Abdurrahman Muhammad')
  await open(page, '/login')
  await signIn(page, person)
  await expect(page).toHaveURL('/')
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/', '/shop/1', '/forgot-password', '/customer?source=EDIT']) {
    await open(page, address)
    await expect(greeting(page, 'Abdurrahman Muhammad')).toBeVisible()
    await settled(page)
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    expect(shift, address).toBeLessThan(0.01)
  }
})
