import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** How a payment stands at the stand-in, and what its script in the browser answers to the next card. */
export type StripeDesk = {
  address: string
  status: string
  declined: string | undefined
  server: Server
}

const intentOf = ({ status, declined }: StripeDesk, id: string, amount: number) => ({
  id,
  object: 'payment_intent',
  client_secret: `${id}_secret_2`,
  status,
  amount,
  amount_received: status === 'succeeded' ? amount : 0,
  amount_capturable: 0,
  currency: 'pkr',
  capture_method: 'automatic',
  latest_charge: null,
  last_payment_error: declined ? { message: declined, decline_code: 'generic_decline' } : null,
})

/** Stands in for the API of Stripe, of which the payment page needs that a payment is opened and looked at: one after the other. */
export async function openStripeDesk(): Promise<StripeDesk> {
  let amount = 0
  let opened = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      amount = Number(new URLSearchParams(body).get('amount') ?? amount)
      if (request.url === '/v1/payment_intents') opened += 1
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(intentOf(desk, `pi_${opened}`, amount)))
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const desk: StripeDesk = { address, status: 'requires_payment_method', declined: undefined, server }
  return desk
}

/** What the script of Stripe does for the page: a form in a frame from Stripe, and a question to Stripe when it is sent. */
const script = `
  window.Stripe = key => {
    const heard = {}
    const element = {
      on: (name, does) => { heard[name] = does },
      mount: place => {
        const frame = document.createElement('iframe')
        frame.title = 'Secure payment input frame'
        frame.src = 'https://js.stripe.com/form.html'
        frame.onload = () => heard.ready?.()
        place.append(frame)
      },
      destroy: () => {},
    }
    return {
      elements: options => {
        document.documentElement.dataset.appearance = JSON.stringify({ key, ...options })
        return { create: () => element, getElement: () => element, update: () => {} }
      },
      confirmPayment: async () => (await fetch('https://api.stripe.com/v1/confirm', { method: 'POST' })).json(),
    }
  }`

/** Answers what the page asks of Stripe's hosts, by `pay` when the form is sent. */
export async function standInForStripe(page: Page, pay: () => object): Promise<void> {
  await page.route('https://js.stripe.com/**', route =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<p>Card</p>' }),
  )
  await page.route('https://api.stripe.com/**', route =>
    route.fulfill({ json: pay(), headers: { 'access-control-allow-origin': '*' } }),
  )
}
