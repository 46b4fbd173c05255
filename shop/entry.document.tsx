import { CardStepper } from './cart/parts/card-stepper.tsx'
import { Gallery } from './catalogue/parts/gallery.tsx'
import { openDocument } from './front/frame/documents/open-document.ts'
import { ChosenHeader } from './front/frame/parts/chosen-header.tsx'
import { FooterHelp } from './front/frame/parts/footer-help.tsx'
import { LoadingBar } from './front/frame/parts/loading-bar.tsx'
import { whenIdleOrWanted } from './front/frame/when-alive.ts'
import { ProductOffer } from './front/product/parts/product-offer.tsx'
import { AddReview } from './reviews/parts/add-review.tsx'
import { ListCount } from './search/parts/list-count.tsx'
import { PriceSlider } from './search/parts/price-slider.tsx'
import { TabRow } from './ui/tabs.tsx'
import { Toasts } from './ui/toast.tsx'

const ofFrame = [LoadingBar, ChosenHeader, FooterHelp, Toasts]
const ofGoods = [ProductOffer, Gallery, TabRow, AddReview, ListCount, PriceSlider, CardStepper]

/** Islands that few pages have, each loaded for the first of them. */
const late = {
  'no-record': () => import('./search/parts/no-record.tsx').then(({ NoRecord }) => NoRecord),
  'list-look': () => import('./search/parts/list-look.tsx').then(({ ListLook }) => ListLook),
  'load-more': () => import('./search/parts/load-more.tsx').then(({ LoadMore }) => LoadMore),
  'gallery-zoom': () => import('./catalogue/parts/gallery-zoom.tsx').then(part => part.GalleryZoom),
  'special-offer': () => import('./front/product/parts/special-offer.tsx').then(part => part.SpecialOffer),
  'film-gallery': () => import('./catalogue/parts/film-gallery.tsx').then(part => part.FilmGallery),
  'card-choices': () => import('./cart/parts/card-choices.tsx').then(({ CardChoices }) => CardChoices),
  'sort-select': () => import('./search/parts/sort-select.tsx').then(({ SortSelect }) => SortSelect),
  'recently-seen': () => import('./cart/seen/recently-seen.tsx').then(({ RecentlySeen }) => RecentlySeen),
  'home-slideshow': () => import('./front/homes/parts/home-slideshow.tsx').then(part => part.HomeSlideshow),
  'popular-carousel': () =>
    import('./front/homes/parts/popular-carousel.tsx').then(part => part.PopularCarousel),
  'app-badges': () => import('./front/homes/parts/app-badges.tsx').then(part => part.AppBadges),
  'gallery-pictures': () => import('./content/parts/gallery-pictures.tsx').then(part => part.GalleryPictures),
  'gallery-video': () => import('./content/parts/gallery-video.tsx').then(part => part.GalleryVideo),
}

whenIdleOrWanted(() =>
  openDocument({ parts: [...ofFrame, ...ofGoods], late }, new URL(import.meta.url).pathname),
)
