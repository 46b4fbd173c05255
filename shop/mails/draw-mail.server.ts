import { type CSSProperties, Fragment, createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstGraphemes } from '../lib/graphemes.ts'
import { m } from '../messages/m.ts'
import { drawPart, type Sides } from './draw-parts.ts'
import { onOneLine } from './letters/letter-words.ts'
import { box, type Look, preview } from './mail-elements.ts'
import { colours, deep, displayFace, onDeep, saffron, styleSheet, textFace } from './mail-look.ts'
import type { Letter } from './mail-parts.ts'

/** The sender, as shown at the head and foot of every mail. */
export type MailFrame = { shopName: string; address: string; phone: string; email: string; home: string }

const MOST_BEFORE = 140
const [paper] = colours.paper
const [raised] = colours.raised
const [ink] = colours.ink
const [muted] = colours.muted
const [line] = colours.line

const small: CSSProperties = {
  fontFamily: textFace,
  fontSize: '13px',
  lineHeight: '21px',
  color: muted,
  margin: '0 0 8px',
}

const band = ({ shopName, home }: MailFrame) =>
  box(
    {
      className: 'band',
      style: {
        backgroundColor: deep,
        borderRadius: '16px 16px 0 0',
        padding: '22px 40px',
        borderBottom: `4px solid ${saffron}`,
      },
    },
    [
      h(
        'a',
        {
          href: home,
          style: {
            fontFamily: displayFace,
            fontSize: '26px',
            lineHeight: '32px',
            fontWeight: 600,
            color: onDeep,
            textDecoration: 'none',
            overflowWrap: 'anywhere',
          },
        },
        shopName,
      ),
    ],
  )

const foot = ({ shopName, address, phone, email }: MailFrame) =>
  box({ style: { padding: '24px 12px 8px', textAlign: 'center' } }, [
    h(
      'p',
      { className: 'muted', style: small },
      h('strong', { className: 'ink', style: { color: ink } }, shopName),
      h('br'),
      address,
      h('br'),
      h(
        'a',
        { href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, className: 'muted', style: { color: muted } },
        h('bdi', null, phone),
      ),
      ' · ',
      h('a', { href: `mailto:${email}`, className: 'muted', style: { color: muted } }, email),
    ),
    h(
      'p',
      { className: 'muted', style: { ...small, fontSize: '12px', lineHeight: '19px' } },
      m.mails_foot_why({ shop: shopName }),
    ),
  ])

const head = (subject: string) =>
  h(
    'head',
    null,
    h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
    h('title', null, onOneLine(subject)),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    // Numbers and addresses that should be links already are.
    h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    h('meta', { name: 'x-apple-disable-message-reformatting' }),
    h('style', null, styleSheet),
  )

const title: Look = {
  className: 'ink title',
  style: {
    fontFamily: displayFace,
    fontSize: '30px',
    lineHeight: '1.2',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    color: ink,
    margin: '0 0 20px',
    overflowWrap: 'anywhere',
  },
}

const sheet: Look = {
  className: 'raised inside',
  style: {
    backgroundColor: raised,
    border: `1px solid ${line}`,
    borderTop: '0',
    borderRadius: '0 0 16px 16px',
    padding: '36px 40px 16px',
  },
}

/** Renders a letter as one self-contained HTML file that loads nothing. Text that people typed is escaped. */
export function drawMail(letter: Letter, frame: MailFrame): string {
  const dir = m.shop_direction() === 'rtl' ? 'rtl' : 'ltr'
  const sides: Sides = dir === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }
  const parts = letter.parts.map((part, at) => h(Fragment, { key: at }, drawPart(part, sides)))
  const rows = [band(frame), box(sheet, [h('h1', title, letter.title), ...parts]), foot(frame)]
  const page = h(
    'html',
    { lang: m.shop_language(), dir },
    head(letter.subject),
    h(
      'body',
      { className: 'paper', dir, style: { backgroundColor: paper, margin: '0', padding: '0' } },
      box({ className: 'paper', style: { backgroundColor: paper, padding: '24px 12px' } }, [
        preview(firstGraphemes(onOneLine(letter.preheader), MOST_BEFORE)),
        box({ style: { textAlign: sides.start } }, rows, { maxWidth: '600px' }),
      ]),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
