import { z } from 'zod';
import { beginCheckoutSchema, purchaseSchema, viewItemListSchema } from './ecommerce.ts';

/** The events of the data layer with their fields. */
export const ANALYTICS_EVENTS = {
  userSignedUp: z.object({}),
  userSignedIn: z.object({}),
  make_a_cover_cta: z.object({ location: z.string().optional() }),
  survey_step_one_complete: z.object({ genre: z.string().optional() }),
  survey_step_two_complete: z.object({ images: z.number().int().optional() }),
  skip_setup: z.object({}),
  view_3d_button: z.object({ format: z.string().optional() }),
  tutorial_begin: z.object({}),
  tutorial_complete: z.object({}),
  design_sign_up_cta: z.object({}),
  design_sign_up_action: z.object({}),
  generate_draft_share: z.object({}),
  share_draft: z.object({ channel: z.string().optional() }),
  view_item_list: z.object({ ecommerce: viewItemListSchema }),
  begin_checkout: z.object({ ecommerce: beginCheckoutSchema }),
  purchase: z.object({ ecommerce: purchaseSchema }),
  experiment: z.object({ name: z.string(), variant: z.string() }),
} as const satisfies Record<string, z.ZodObject>;

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;
export type AnalyticsEvent = { [Name in AnalyticsEventName]: { readonly event: Name } & FieldsOf<Name> }[AnalyticsEventName];

/** The fields of an event; an event without fields is only a name. */
type FieldsOf<Name extends AnalyticsEventName> = string extends keyof z.infer<(typeof ANALYTICS_EVENTS)[Name]>
  ? unknown
  : z.infer<(typeof ANALYTICS_EVENTS)[Name]>;
