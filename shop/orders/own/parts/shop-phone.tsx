import { Phone } from 'lucide-react'

/** The phone number of the shop, to call with a touch. */
export const ShopPhone = ({ phone }: { phone: string }) => (
  <a
    href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
    className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
  >
    <Phone aria-hidden className="size-4.5" />
    <bdi>{phone}</bdi>
  </a>
)
