let files = 0
const head = 'sku,productName,productDetails,category,subCategory,brandName,unitPrice,salePrice,quantity\n'

/** Lines of this many products that no other test uses. */
export const goods = (count: number, name = `Goods ${++files}`) =>
  Array.from({ length: count }, (_, at) => ({
    sku: `${name.replaceAll(' ', '-')}-${at}`,
    productName: `${name} ${at}`,
    productDetails: 'Fine',
    category: '',
    subCategory: '',
    brandName: '',
    unitPrice: '12.50',
    salePrice: '',
    quantity: '5',
  }))

/** The file with these lines. */
export const fileOf = (rows: ReturnType<typeof goods>) =>
  head + rows.map(row => Object.values(row).join()).join('\n')
