import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** The status of a payment at the stand-in, and the answer of its browser script to the next card. */
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

/** A stand-in for the Stripe API calls that the payment page needs: opening and then retrieving a payment. */
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

/** The part of Stripe's script that the page needs: a form in a frame from Stripe, and a request to Stripe on submit. */
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

/** Answers the page's requests to Stripe's hosts, using `pay` when the form is submitted. */
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
