/** An address near the test shop. */
export const home = {
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
}

/** An address that is too far from it. */
export const lahore = { ...home, city: 'Lahore', stateProvince: 'Punjab', postalCode: '54000' }
