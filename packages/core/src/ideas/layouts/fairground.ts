import type { Layout } from '../layout-stage.ts';
import { NIGHT_FIELD, nightFieldFront } from '../night-field-front.ts';

/** Love stories and young adults' novels: pale letters in a night sky over the lights of a fair, and people who look at them. */
export const fairground: Layout = {
  ...NIGHT_FIELD,
  compose: (stage) =>
    nightFieldFront(stage, {
      id: 'fair',
      generator: 'fairground',
      parameters: ({ end, foot }) => ({ calm: end + 16, floor: foot - 56 }),
    }),
};
