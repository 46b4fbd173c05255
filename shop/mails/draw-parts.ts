import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react'
import { m } from '../messages/m.ts'
import { box, button, grid, type Look } from './mail-elements.ts'
import { colours, displayFace, onSaffron, saffron, textFace } from './mail-look.ts'
import type { MailPart } from './mail-parts.ts'

/** Mails do not support logical sides, so the start side is chosen when a mail is drawn. */
export type Sides = { start: 'left' | 'right'; end: 'left' | 'right' }

const [ink] = colours.ink
const [muted] = colours.muted
const [line] = colours.line
const [green] = colours.green
const [sunken] = colours.sunken

const text: CSSProperties = { fontFamily: textFace, fontSize: '16px', lineHeight: '26px', color: ink }
const breaks: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' }

/** Isolates the direction of text that people typed, or that is always left-to-right. */
const apart = (shown: string) => h('bdi', null, shown)

const drawAbout = (about: string) =>
  about
    ? h(
        'div',
        { className: 'muted', style: { ...text, fontSize: '14px', lineHeight: '20px', color: muted } },
        apart(about),
      )
    : null

type Lines = Extract<MailPart, { kind: 'lines' }>

function drawLines({ lines, sums }: Lines, { start, end }: Sides) {
  const price: CSSProperties = { ...text, textAlign: end, whiteSpace: 'nowrap', verticalAlign: 'top' }
  const lineRows = lines.map(({ name, quantity, about, price: amount }, at) =>
    h(
      'tr',
      { key: `line ${at}` },
      h(
        'td',
        {
          className: 'line',
          style: { ...breaks, padding: '14px 0', borderBottom: `1px solid ${line}`, textAlign: start },
        },
        h('div', { className: 'ink', style: { ...text, lineHeight: '22px', fontWeight: 600 } }, apart(name)),
        drawAbout([quantity, about].filter(Boolean).join(' · ')),
      ),
      h(
        'td',
        {
          className: 'line ink',
          style: {
            ...price,
            lineHeight: '22px',
            padding: '14px 0',
            [start === 'left' ? 'paddingLeft' : 'paddingRight']: '16px',
            borderBottom: `1px solid ${line}`,
          },
        },
        apart(amount),
      ),
    ),
  )
  const sumRows = sums.map(({ name, amount, total }, at) => {
    const style: CSSProperties = total
      ? { fontWeight: 700, fontSize: '19px', color: ink, padding: '10px 0 0' }
      : { color: muted, fontSize: '15px', padding: at === 0 ? '12px 0 0' : '3px 0 0' }
    const className = total ? 'ink' : 'muted'
    return h(
      'tr',
      { key: `sum ${at}` },
      h('td', { className, style: { ...text, ...style, textAlign: start } }, name),
      h('td', { className, style: { ...price, ...style } }, amount),
    )
  })
  return grid([...lineRows, ...sumRows], { margin: '4px 0 28px' })
}

function drawFacts(facts: Extract<MailPart, { kind: 'facts' }>['facts'], { start }: Sides) {
  const rows = facts.map(([name, value], at) =>
    h(
      'tr',
      { key: name },
      h(
        'td',
        { style: { ...breaks, padding: at === 0 ? '0' : '12px 0 0', textAlign: start } },
        h(
          'div',
          { className: 'muted', style: { ...text, fontSize: '13px', lineHeight: '18px', color: muted } },
          name,
        ),
        h('div', { className: 'ink', style: { ...text, lineHeight: '23px', fontWeight: 500 } }, apart(value)),
      ),
    ),
  )
  const style: CSSProperties = { backgroundColor: sunken, borderRadius: '12px', padding: '18px 20px' }
  return box({ className: 'sunken', style }, [grid(rows)], { margin: '0 0 28px' })
}

/** Text that replaces a link gets an address that leads nowhere. */
const addressOf = (link: string) => (/^(https?:\/)?\//.test(link) ? link : '#')

const wide: Look = {
  className: 'wide',
  style: {
    backgroundColor: saffron,
    color: onSaffron,
    fontFamily: textFace,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 700,
    borderRadius: '10px',
    margin: '6px 0 18px',
  },
}

const drawButton = (label: string, link: string) =>
  h(
    Fragment,
    null,
    button(label, addressOf(link), wide, '14px 28px'),
    h(
      'p',
      {
        className: 'muted',
        style: { ...text, ...breaks, fontSize: '13px', lineHeight: '20px', color: muted, margin: '0 0 28px' },
      },
      m.mails_link_dead_button(),
      h('br'),
      h('a', { href: addressOf(link), className: 'green', style: { color: green } }, apart(link)),
    ),
  )

/** Renders a part of a letter as elements that mail programs can show. */
export function drawPart(part: MailPart, sides: Sides): ReactNode {
  switch (part.kind) {
    case 'text':
      return h('p', { className: 'ink', style: { ...text, ...breaks, margin: '0 0 18px' } }, part.text)
    case 'small':
      return h(
        'p',
        {
          className: 'muted',
          style: { ...text, fontSize: '14px', lineHeight: '22px', color: muted, margin: '0 0 24px' },
        },
        part.text,
      )
    case 'quote':
      return h(
        'div',
        {
          className: 'ink sunken',
          style: {
            ...text,
            ...breaks,
            backgroundColor: sunken,
            borderRadius: '12px',
            padding: '18px 20px',
            margin: '0 0 24px',
            whiteSpace: 'pre-line',
          },
        },
        apart(part.text),
      )
    case 'code':
      return h(
        'div',
        {
          className: 'ink sunken',
          style: {
            ...text,
            ...breaks,
            fontFamily: displayFace,
            fontSize: '26px',
            lineHeight: '34px',
            letterSpacing: '1px',
            textAlign: 'center',
            backgroundColor: sunken,
            borderRadius: '12px',
            padding: '18px 20px',
            margin: '0 0 24px',
          },
        },
        part.code,
      )
    case 'button':
      return drawButton(part.says, part.link)
    case 'lines':
      return drawLines(part, sides)
    case 'facts':
      return drawFacts(part.facts, sides)
  }
}
