/** A customer in the list, for the examples of calls. */
export const examplePersonRow = {
  contactId: 880,
  custId: 1042,
  firstName: 'Zainab',
  lastName: 'Qureshi',
  email: 'zainab@example.org',
  emailProven: true,
  phone1: '0300 7654321',
  priority: false,
  createdAt: '2026-11-18T12:00:00.000Z',
  orders: 3,
  lastOrderAt: '2026-11-21T09:30:00.000Z',
}

const { lastOrderAt: _, ...row } = examplePersonRow

/** The whole of that customer, as staff see them. */
export const exampleWholePerson = {
  ...row,
  phone2: null,
  custPic: null,
  loginId: 'zainab@example.org',
  lastSeenAt: null,
  bestWay: 'EMAIL',
  bestTime: 'MORNING',
  roles: [],
  representative: { asked: false, approved: false, code: null },
  addresses: [
    {
      kind: 'shipping',
      address1: '14 Garden Road',
      address2: null,
      city: 'Karachi',
      stateProvince: 'Sindh',
      country: 'Pakistan',
      postalCode: '75300',
    },
  ],
  spent: 1780,
  latest: [
    {
      orderNum: '10012',
      createDate: '2026-11-21T09:30:00.000Z',
      orderStatus: 'CLOSED',
      paymentState: 'PAID' as const,
      grandTotal: 1780,
      representative: null,
    },
  ],
  notes: [
    {
      noteId: 31,
      note: 'Likes to be called before ten',
      by: 'Bilal',
      writtenAt: '2026-11-21T09:30:00.000Z',
    },
  ],
  reviews: [
    {
      reviewId: 301,
      productId: 101,
      productName: 'Whole Chicken',
      rating: 5,
      reviewTitle: 'Tender',
      reviewMsg: 'Cooked in half an hour.',
      reviewDate: '2026-11-21',
      state: 'shown',
    },
  ],
  consents: [
    {
      ...{ consentId: 12, channel: 'TEXT' as const, given: true, cause: 'REGISTERING' as const },
      happenedAt: '2026-11-18T12:00:00.000Z',
    },
  ],
  reviewCount: 1,
}
