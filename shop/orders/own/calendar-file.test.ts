import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'order-10012@souk.example',
  madeAt: new Date('2026-11-21T09:30:00.000Z'),
  startsAt: '2026-11-27T11:00:00.000Z',
  endsAt: '2026-11-27T13:00:00.000Z',
  title: 'Collect your order at Souk',
  place: '7 Garden Road, Karachi; Sindh',
  text: 'Order #10012',
}

test('an entry has its times in UTC, its place and its text', () => {
  expect(calendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Souk//Orders//EN',
      'BEGIN:VEVENT',
      'UID:order-10012@souk.example',
      'DTSTAMP:20261121T093000Z',
      'DTSTART:20261127T110000Z',
      'DTEND:20261127T130000Z',
      'SUMMARY:Collect your order at Souk',
      'LOCATION:7 Garden Road\\, Karachi\\; Sindh',
      'DESCRIPTION:Order #10012',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('an entry without a place has no line for it', () => {
  expect(calendarFile({ ...entry, place: '' })).not.toContain('LOCATION')
})

test('any text comes back whole, from lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), title => {
      const lines = calendarFile({ ...entry, title }).split('\r\n')
      expect(lines.every(line => new TextEncoder().encode(line).length <= 75)).toBe(true)
      const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
      const shown = unfolded.find(line => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length)
      const unescaped = shown?.replaceAll(/\\(.)/gsu, (_, character) =>
        character === 'n' ? '\n' : character,
      )
      expect(unescaped).toBe(title.toWellFormed().replaceAll(/\r\n|\r/g, '\n'))
    }),
    { numRuns: 30 },
  )
})
