const destination = {
  ...{
    orderId: 5012,
    orderNum: '10012',
    pickupTime: 'MORNING',
    orderStatus: 'OPEN',
    due: 1780,
    ageFrom: null,
  },
  slotStartsAt: '2026-11-27T05:00:00.000Z',
  slotEndsAt: '2026-11-27T07:00:00.000Z',
  customer: 'Amina Khan',
  ...{ address: '12 Khayaban-e-Ittehad', city: 'Karachi', postalCode: '75500' },
  position: { latitude: 24.79, longitude: 67.07 },
}
const course = {
  ...{ stopId: 31, state: 'WAITING' as const, takenBy: '', note: '', arrivedAt: null, endedAt: null },
}
const run = {
  ...{ runId: 7, runName: 'Run 1', day: '2026-11-27', state: 'OUT' as const, version: 2, expected: 0 },
  departedAt: '2026-11-27T04:40:00.000Z',
}

/** The runs of a day, in examples. */
export const exampleFound = {
  branchId: 1,
  runs: [
    {
      ...{ ...run, driverId: 12, driver: 'Bilal Ahmed', settledAt: null, settledBy: null },
      ...{ counted: null, difference: null, reason: '', stops: [{ ...destination, ...course }] },
    },
  ],
  waiting: [],
  drivers: [{ custId: 12, name: 'Bilal Ahmed' }],
}

/** The runs of a driver, in examples. */
export const exampleMine = {
  runs: [
    {
      ...run,
      stops: [
        {
          ...{ ...destination, ...course, phone1: '0300 1234567', notes: 'Ring twice', total: 1780, bags: 2 },
          lines: [
            {
              ...{ orderItemId: 9001, productName: 'Whole chicken', quantity: 2, measuringUnit: 'piece' },
              ...{ finalWeight: 5.37, pricedUnit: 'lb', itemStatus: 'PICKED', lineTotal: 1780 },
              ...{ version: 2, ageFrom: null, refusal: null, recalled: [] },
            },
          ],
        },
      ],
    },
  ],
}
