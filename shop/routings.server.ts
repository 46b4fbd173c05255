import { routeDocumentFiles } from './catalogue/files/document-files.route.server.ts'
import { routeFilms } from './catalogue/films/film-files.route.server.ts'
import { routeCertificateFiles } from './certificates/certificate-files.route.server.ts'
import { routeExports } from './exchange/exports/exports.route.server.ts'
import type { Routing } from './lib/routing.server.ts'
import { routeIncomingSms } from './mails/incoming-sms.route.server.ts'
import { routePictures } from './media/pictures.route.server.ts'
import { routeWorld } from './near/map/world.route.server.ts'
import { routeMailPreviews } from './office/mails/mail-previews.route.server.ts'
import { routeAddressMark } from './office/services/address-mark.route.server.ts'
import { routePaymentWebhook } from './payments/payment-webhook.route.server.ts'

/** The routes of every capability that are not calls. */
export const routings: readonly Routing[] = [
  routePictures,
  routeDocumentFiles,
  routeFilms,
  routeCertificateFiles,
  routeWorld,
  routeExports,
  routeMailPreviews,
  routeAddressMark,
  routeIncomingSms,
  routePaymentWebhook,
]
