import { Gallery } from './catalogue/parts/gallery.tsx'
import { whenIdleOrWanted } from './front/frame/alive.ts'
import { ChosenHeader } from './front/frame/parts/chosen-header.tsx'
import { FooterHelp } from './front/frame/parts/footer-help.tsx'
import { wakeIslands } from './front/frame/wake-islands.tsx'
import { ProductOffer } from './front/product/parts/product-offer.tsx'
import { AddReview } from './reviews/parts/add-review.tsx'
import { TabRow } from './ui/tabs.tsx'
import { Toasts } from './ui/toast.tsx'

const islands = [ChosenHeader, ProductOffer, Gallery, TabRow, AddReview, FooterHelp, Toasts]

whenIdleOrWanted(() => wakeIslands(islands))
