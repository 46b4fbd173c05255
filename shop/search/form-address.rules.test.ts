import { expect, test } from 'vitest'
import { formAddress } from './form-address.ts'
import { readWishes } from './read-wishes.rules.ts'
import { shopAddress } from './search.rules.ts'

const form = (query: string) => formAddress(new URLSearchParams(query))

test('the address of a form leaves defaults out, and joins the values of a name', () => {
  expect(form('q=&category=-1&price=1000&rating=0&sort=best')).toBe('/shop/-1')
  expect(form('category=5&price=300&diet=VEGAN&diet=SUGAR_FREE&rating=4&inStock=1&sort=-price')).toBe(
    '/shop/5?price=300&diet=VEGAN,SUGAR_FREE&rating=4&inStock=1&sort=-price',
  )
})

test('it means the same list as the address of its wishes', () => {
  const address = form(
    'q=rice+%26+dal&category=5&price=20&freeFrom=NUTS&freeFrom=EGGS&brand=12&brand=3&sort=new',
  )
  const wishes = readWishes(5, new URL(address, 'http://shop.example').searchParams)
  const { searchParams } = new URL(shopAddress(wishes), 'http://shop.example')
  expect(readWishes(5, searchParams)).toEqual(wishes)
  expect(wishes).toMatchObject({
    q: 'rice & dal',
    price: 20,
    freeFrom: ['EGGS', 'NUTS'],
    brand: [3, 12],
    sort: 'new',
  })
})
