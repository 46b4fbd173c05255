import { expect, test } from 'vitest'
import { shopSettings } from '../../settings/settings.contract.ts'
import { storeData } from './store-data.ts'

const shop = {
  ...{ ...shopSettings.parse({}), cardPractice: false, mapElsewhere: false },
  ...{ version: '1', environmentLabel: '', publicAddress: 'https://souk.example' },
}

test('weekdays with the same hours are grouped, and days with other hours are listed', () => {
  const day = { opens: '10:00', closes: '24:00' }
  const friday = { weekday: 5, opens: '10:00', closes: '13:00' }
  const ramadan = { firstDay: '2027-02-08', lastDay: '2027-03-09', opens: '11:00', closes: '02:00' }
  const week = [{ ...day, weekday: 0 }, { ...day, weekday: 1 }, friday]
  expect(storeData({ week, special: [ramadan] })(shop)).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['https://schema.org/Sunday', 'https://schema.org/Monday'],
        ...{ opens: '10:00', closes: '23:59' },
      },
      { dayOfWeek: ['https://schema.org/Friday'], opens: '10:00', closes: '13:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2027-02-08', validThrough: '2027-03-09', opens: '11:00', closes: '02:00' },
    ],
  })
  expect(storeData({ week, special: [] })(shop)).not.toHaveProperty('specialOpeningHoursSpecification')
})
