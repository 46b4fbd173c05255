import { expect, test } from 'vitest'
import { staffSettings } from '../../settings/settings.contract.ts'
import { sampleFacts } from '../sample-facts.ts'
import { drawnLetter } from '../write-mail.server.ts'
import { saidName, subjectOf, unlinked } from './letter-words.ts'
import { isAboutOrder, mailTemplates, writeLetter, writeSms } from './letters.ts'

const settings = staffSettings.parse({})
const wording = { settings, publicAddress: 'https://souk.example' }
const drawn = (template: string, change = (facts: ReturnType<typeof sampleFacts>) => facts) => {
  const letter = writeLetter(template, change(sampleFacts(template, wording)))
  if (!letter) throw new Error(`No letter for ${template}`)
  return drawnLetter(letter, wording)
}

test.each(mailTemplates)('%s is a complete page and a complete text, and loads nothing', template => {
  const { subject, html, text } = drawn(template)
  expect(subject).not.toBe('')
  expect(html).toMatch(
    /^<!doctype html><html[^>]* dir="ltr"[^>]* lang="en"|^<!doctype html><html[^>]* lang="en"/,
  )
  expect(html).not.toMatch(/<(script|link|img|iframe|object|form)\b|url\(|@import/)
  expect(text).toContain(settings.address)
  expect(`${subject}${html}${text}`).not.toMatch(/undefined|\[object|NaN/)
})

test('typed text stays text and never becomes markup', () => {
  const attack = '</td><script>alert(1)</script><img src=x onerror=alert(1)>" onclick="x'
  for (const template of mailTemplates) {
    const { html } = drawn(template, facts => ({
      ...facts,
      shopName: attack,
      data: Object.fromEntries(Object.keys(facts.data).map(name => [name, attack])),
      goods: facts.goods.map(line => ({ ...line, name: attack, about: attack })),
      ...(facts.order && {
        order: {
          ...facts.order,
          firstName: attack,
          place: attack,
          reason: attack,
          lines: facts.order.lines.map(line => ({ ...line, name: attack, about: attack })),
        },
      }),
    }))
    expect(html).not.toMatch(/<script|<img|" onclick=/)
  }
})

test.each(mailTemplates.filter(isAboutOrder))('%s can also be a text message, in a line or two', template => {
  const said = writeSms(template, sampleFacts(template, wording)) ?? ''
  expect(said).toContain('Souk')
  expect(said).not.toMatch(/undefined|\n/)
  expect(said.length).toBeLessThan(200)
})

test('the mail about an unpaid order links to its payment, with the time limit', () => {
  const { html, text } = drawn('order-placed', facts => ({
    ...facts,
    ...(facts.order && { order: { ...facts.order, payUntil: '22 Nov 2026, 15:45' } }),
  }))
  expect(html).toContain('href="https://souk.example/payment?order=10012&amp;key=…"')
  expect(text).toContain('22 Nov 2026, 15:45')
})

type Facts = ReturnType<typeof sampleFacts>
/** Changes the order of a message, or the data of its cause. */
const about =
  (order: Partial<NonNullable<Facts['order']>>, data: Record<string, string> = {}) =>
  (facts: Facts): Facts => ({
    ...facts,
    data: { ...facts.data, ...data },
    ...(facts.order && { order: { ...facts.order, ...order } }),
  })

test('the mail about a hold says that the card is approved, and not that it was paid', () => {
  const { subject, text } = drawn('order-paid', about({}, { state: 'AUTHORISED' }))
  expect(subject).toBe('Your card is approved for order 10012 at Souk')
  expect(text).toMatch(/^Your card is approved\n/)
  expect(text).toContain('at most this amount, never more.')
  const facts = about({}, { state: 'AUTHORISED' })(sampleFacts('order-paid', wording))
  expect(writeSms('order-paid', facts)).toContain('is on hold on your card')
  expect(drawn('order-paid').subject).toContain('We have received your payment')
})

test('the mail of a new order says how much cash to have ready', () => {
  const ready = 'Please have Rs 1,740.00 ready, in cash.'
  expect(drawn('order-placed', about({ cash: 'Rs 1,740.00' })).text).toContain(ready)
  expect(drawn('order-placed').text).not.toContain('ready, in cash')
})

test('the text of an order that is not weighed yet says about how much it costs', () => {
  const facts = about({ total: 'about Rs 1,740.00' })(sampleFacts('order-placed', wording))
  expect(writeSms('order-placed', facts)).toContain('your order 10012, about Rs 1,740.00.')
})

test('the mail of a changed order without a note goes straight to the list', () => {
  expect(drawn('order-changed', about({}, { note: '' })).text).toContain(
    'we had to change something in your order 10012.\n\n2 piece Whole Chicken: ',
  )
  expect(drawn('order-changed').text).toContain(
    'order 10012:\n\nThe lamb was sold out; we put goat in its place.\n\nYour order is now:\n\n2 piece',
  )
})

test('mails and texts about what the customer did say so, with the total before', () => {
  const facts = (template: string) => about({}, { by: 'customer' })(sampleFacts(template, wording))
  const { text } = drawn('order-changed', () => ({ ...facts('order-changed'), amount: 'Rs 3,000.00' }))
  expect(text).toMatch(/^You changed your order\n/)
  expect(text).toContain('The total was Rs 3,000.00. It is now ')
  expect(text).not.toContain('we had to change something')
  expect(writeSms('order-changed', facts('order-changed'))).toContain('you changed your order 10012')
  const cancelled = drawn('order-status', () => facts('order-status'))
  expect(cancelled.subject).toBe('You cancelled your order 10012 at Souk')
  expect(cancelled.text).toContain('You pay nothing for it')
  expect(writeSms('order-status', facts('order-status'))).toContain('you cancelled your order 10012')
})

test('the mail of a status lists what came, and before that the estimate of the total', () => {
  const sums = [
    { name: 'Total, about', amount: 'Rs 1,740.00', total: true as const },
    { name: 'At most', amount: 'Rs 2,001.00' },
  ]
  const came = 'You ordered about 4 lb, 4.31 lb came · Rs 255.75 more'
  const lines = [{ name: 'Chicken', quantity: '2 piece, 4.31 lb', about: came, price: 'Rs 3,555.75' }]
  for (const orderStatus of ['OPEN', 'CLOSED'])
    expect(drawn('order-status', about({ orderStatus, lines })).text).toContain(
      `2 piece, 4.31 lb Chicken: Rs 3,555.75\n  ${came}`,
    )
  const { text } = drawn('order-status', about({ orderStatus: 'PRINTED', lines, sums }))
  expect(text).not.toContain(came)
  expect(text).toContain('Total, about: Rs 1,740.00\nAt most: Rs 2,001.00')
})

test('an address that another person typed does not become a link', () => {
  const place = 'Win at https://evil.example/now or www.evil.example, info@evil.example'
  const { html, text } = drawn('order-placed', facts => ({
    ...facts,
    ...(facts.order && { order: { ...facts.order, place } }),
  }))
  expect(html + text).not.toMatch(/evil\.example|https:\/\/(?!souk)/)
  expect(unlinked('P.O.Box 12/3, St. Mary 3.5')).toBe('P. O. Box 12/3, St. Mary 3.5')
})

test('the mail about a product that is back has its price and one link, and says that it is the only one', () => {
  const goods = [{ name: 'Saffron', quantity: '', about: '', price: 'Rs 890.00 / piece' }]
  const { subject, html, text } = drawn('back-in-stock', facts => ({
    ...facts,
    goods,
    data: { name: 'Saffron' },
  }))
  expect(subject).toBe('Saffron is back at Souk')
  expect(text).toContain('You can buy it again, while it lasts.')
  expect(text).toContain('Rs 890.00 / piece')
  expect(text).toContain('This was the one mail that you asked for. We have forgotten your address.')
  expect(html).toContain('href="https://souk.example/productsingle/101/MEAT/1"')
})

test('a name is one line of limited length, and never a link', () => {
  expect(saidName('Zainab\r\nBcc: all@example.org')).toBe('')
  expect(saidName('Zainab\nQureshi')).toBe('Zainab Qureshi')
  expect(saidName('Win at evil.example/now')).toBe('')
  expect(saidName('a'.repeat(200))).toBe(`${'a'.repeat(40)}…`)
  expect(saidName('\u202eZainab')).toBe('Zainab')
  expect(saidName('J. R. Tolkien')).toBe('J. R. Tolkien')
  expect(subjectOf(`a${'\r\n'}b${'x'.repeat(500)}`)).toHaveLength(141)
})

test('a text about a replacement has both prices', () => {
  for (const template of ['order-swap-asked', 'order-swapped']) {
    const facts = sampleFacts(template, wording)
    const { wasPrice = '', nowPrice = '' } = facts.data
    expect([wasPrice, nowPrice]).not.toContain('')
    const text = writeSms(template, facts)
    expect(text).toContain(wasPrice)
    expect(text).toContain(nowPrice)
  }
})
