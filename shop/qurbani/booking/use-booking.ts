import { type RefObject, useMemo, useState } from 'react'
import type { SentProblem } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { paymentAddress } from '../../orders/order-link.ts'
import { checkCheckout, fieldsOf } from '../../orders/placing/checkout.rules.ts'
import { useCheckoutValues } from '../../orders/placing/use-checkout-values.ts'
import { sendOnce } from '../../send-once.ts'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { isBrought } from '../delivery-fee.rules.ts'
import type { Family, Offer, Season } from '../qurbani.contract.ts'
import {
  canInvite,
  checkShares,
  costOf,
  countOf,
  type DraftShare,
  namesIn,
  withCount,
} from './booking-draft.rules.ts'
import { useDeliveryCharge } from './use-delivery-charge.ts'

const nothingWrong: Record<string, string> = {}

/** The defaults of a new share. */
const plain = {
  intention: 'QURBANI',
  distribution: 'COLLECT',
  windowId: undefined,
  skin: false,
  offal: false,
} as const

type Where = {
  season: Season
  family: Family | undefined
  familyKey: string | undefined
  place: number | undefined
  country: string
  form: RefObject<HTMLFormElement | null>
  refresh: () => void
}

/** The state of a booking before it is paid: shares, customer, errors, and the function that submits it. */
export function useBooking({ season, family, familyKey, place, country, form, refresh }: Where) {
  const { me, values, change: type } = useCheckoutValues(country)
  const [shares, setShares] = useState<DraftShare[]>([])
  const [pays, setPays] = useState<'FULL' | 'DEPOSIT'>('FULL')
  const [invites, setInvites] = useState(false)
  const [agrees, setAgrees] = useState(false)
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()

  const offers = useMemo(
    () => new Map([...season.offers, ...(family ? [family.offer] : [])].map(offer => [offer.offerId, offer])),
    [season, family],
  )
  const delivered = shares.some(isBrought)
  const cost = costOf(shares, offers)
  const deposits = season.depositPercent < 100
  const part = deposits ? pays : 'FULL'
  const delivery = useDeliveryCharge(shares, offers, { values, delivered })
  const withFee = (amount: number) => Number((amount + (delivery.fee ?? 0)).toFixed(3))
  const sums = { total: withFee(cost.total), deposit: withFee(cost.deposit) }
  const due = part === 'FULL' ? sums.total : sums.deposit
  const invitable = familyKey === undefined && canInvite(shares, offers)

  const changed = () => setProblem(undefined)
  const setCount = (offer: Offer, count: number) => {
    setShares(before => withCount(before, offer, count, plain))
    changed()
  }
  const changeShare = (key: number, some: Partial<DraftShare>) => {
    setShares(before => before.map(share => (share.key === key ? { ...share, ...some } : share)))
    changed()
  }
  const dropShare = (key: number) => {
    setShares(before => before.filter(share => share.key !== key))
    changed()
  }
  const wrong = (): Record<string, string> => ({
    ...checkShares(shares, offers, season.windows),
    ...checkCheckout({ ...values, sameAddress: true }, delivered),
    ...(delivery.reach?.reach === 'TOO_FAR' ? { address: m.delivery_too_far_field() } : {}),
    ...(agrees ? {} : { wakala: m.qurbani_wakala_required() }),
  })

  async function submit() {
    if (sending) return
    setTried(true)
    setProblem(undefined)
    if (shares.length === 0)
      return setProblem({ type: 'nothing', title: m.qurbani_share_required(), status: 0 })
    if (Object.keys(wrong()).length) return focusFirstWrong(form.current)
    if (delivery.fee === undefined) {
      delivery.retry()
      return setProblem({ type: 'fee', title: m.qurbani_delivery_asking(), status: 0 })
    }
    const { firstName, lastName, email, phone1, address, city, stateProvince, postalCode } = values
    const body = {
      seasonId: season.seasonId,
      customer: { firstName, lastName, email, phone1 },
      shares: shares.map(({ key: _, names, windowId, ...share }) => ({
        ...share,
        names: namesIn(names),
        ...(share.distribution === 'GIVE ALL' || windowId === undefined ? {} : { windowId }),
      })),
      ...(delivered
        ? { address: { address, city, stateProvince, country: values.country, postalCode } }
        : {}),
      ...(values.texts && !me ? { sendSmsFlag: true } : {}),
      pays: part,
      wakala: season.wakala,
      invites: invitable && invites,
      ...(familyKey ? { familyKey, place } : {}),
      due,
    }
    setSending(true)
    const sent = await sendOnce('POST /qurbani/book', body)
    if (sent.ok) return location.assign(paymentAddress(sent.answer.orderNum, sent.answer.link))
    setSending(false)
    setProblem(sent.problem)
    focusFirstWrong(form.current)
    refresh()
    delivery.retry()
  }

  return {
    ...{
      me,
      values,
      type,
      shares,
      offers,
      sums,
      due,
      delivered,
      delivery,
      deposits,
      sending,
      problem,
      submit,
    },
    ...{
      pays: part,
      setPays,
      invitable,
      invites,
      setInvites,
      agrees,
      setAgrees,
      setCount,
      changeShare,
      dropShare,
    },
    countOf: (offerId: number) => countOf(shares, offerId),
    /** The shares that are no longer available, because of another tab, the time or staff; the shopper can take them out. */
    lacking: new Set(((problem?.shares ?? []) as { index: number }[]).map(({ index }) => index)),
    wrong: tried ? { ...wrong(), ...withoutGroups(fieldsOf(problem?.errors)) } : nothingWrong,
  }
}
/** The state and actions that the booking form works with. */
export type BookingForm = ReturnType<typeof useBooking>

/** Renames the call's `address.city` to the form's field `city`. */
const withoutGroups = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, says]) => [field.replace(/^address\./, ''), says]))
