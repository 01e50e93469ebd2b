import type { Layout } from '../layout-stage.ts';
import { NIGHT_FIELD, nightFieldFront } from '../night-field-front.ts';

/** Love stories and young adults' novels: pale letters in a night sky over a field of fireflies, and people who look at the moon. */
export const fireflies: Layout = {
  ...NIGHT_FIELD,
  compose: (stage) =>
    nightFieldFront(stage, {
      id: 'field',
      generator: 'firefly-field',
      parameters: ({ end, foot }) => ({ calm: end + 10, floor: foot - 30 }),
    }),
};
