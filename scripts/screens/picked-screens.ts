import type { Locator, Page } from '@playwright/test'

type Open = (page: Page, databaseUrl: string) => Promise<unknown>
type OnOrder = (addressOf: (orderNum: string) => string, awaited: (page: Page) => Locator) => Open

/** A line of which only a part is there, and one that staff replace in the office. */
export const pickedScreens = ({ onOrder }: { onOrder: OnOrder }): { name: string; open: Open }[] => {
  const onChange = onOrder(
    order => `/admin/orders/${order}`,
    page => page.getByRole('button', { name: 'Change items' }),
  )
  return [
    {
      name: 'picking-some',
      open: async (page, databaseUrl) => {
        const some = () => page.getByRole('button', { name: 'Not all of' }).first()
        await onOrder(order => `/admin/picking/${order}`, some)(page, databaseUrl)
        await some().click()
        await page.getByRole('textbox', { name: 'that is there' }).waitFor()
      },
    },
    {
      name: 'order-replace',
      open: async (page, databaseUrl) => {
        await onChange(page, databaseUrl)
        await page.getByRole('button', { name: 'Change items' }).click()
        await page.getByRole('button', { name: 'Replace' }).first().click()
        await page.getByRole('combobox', { name: 'Instead of' }).fill('chicken')
        await page.getByRole('listbox').getByRole('option').first().waitFor()
      },
    },
  ]
}
