import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { designsSchema } from './item-schema.ts';
import { currencySchema } from './pricing.ts';

/** The code of a referrer, or the click id of an advertisement. */
const tag = z.string().trim().max(200);

export const createCheckoutSession = defineCall({
  id: 'createCheckoutSession',
  method: 'POST',
  path: '/api/checkout/create-session',
  auth: 'account',
  cost: 'render',
  summary:
    'Begins a purchase of packages for a cover: what is sent is what will be downloaded, whatever is changed meanwhile. Without `coverId` the designs are saved as a new draft. `url` is where the payment goes on.',
  body: z.object({
    productIds: z.array(z.string().max(40)).min(1, 'choose a package').max(10),
    designs: designsSchema,
    coverId: z.string().min(1).max(200).nullish(),
    referral: tag.nullish(),
    /** The click id of a paid advertisement. */
    gclid: tag.nullish(),
    /** The currency; by default the one for the browser's languages. */
    currency: currencySchema.optional(),
    /** False: a cover with a picture below 150 dpi is refused with the reasons, so that its author can decide. Absent: it is sold. */
    acceptsLowResolution: z.boolean().optional(),
  }),
  answer: z.object({ url: z.string(), orderId: z.uuid(), coverId: z.uuid() }).meta({ id: 'CheckoutSession' }),
  errors: [
    'badRequest',
    'brokenDesign',
    'signInRequired',
    'itemNotFound',
    'packageNotFound',
    'checkoutOff',
    'alreadyBought',
    'paymentUnderWay',
    'notBuyable',
    'preflightFailed',
    'lowResolution',
    'paymentUnavailable',
    'bodyTooLarge',
    'tooManyRequests',
  ],
});

export const checkoutWebhook = defineCall({
  id: 'checkoutWebhook',
  method: 'POST',
  path: '/api/checkout/webhook',
  auth: 'public',
  cost: 'write',
  summary: 'Receives the signed events of the payment provider. An event that comes twice changes nothing.',
  body: z.unknown().meta({ description: 'The provider’s event.' }),
  answer: z.object({ received: z.literal(true) }),
  errors: ['badSignature', 'checkoutOff', 'bodyTooLarge', 'tooManyRequests'],
});
