import type { Layout } from '../layout-stage.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isSetIn } from '../title-settings.ts';
import { WESTERN, westernFront } from '../western-front.ts';

/** Westerns: large letters in a sky over the main street of a town at sundown, and somebody who walks towards the light. */
export const frontierStreet: Layout = {
  ...WESTERN,
  compose: (stage) => {
    const { title, seed } = stage;
    const isDusk = seed % 2 === 1;
    return westernFront(stage, {
      id: 'street',
      generator: 'frontier-street',
      isDusk,
      parameters: ({ end, floor, height }) => ({
        top: end + Math.min(30, height * 0.06),
        horizon: end + height * 0.56,
        floor,
        sun: [540, 460, 580, 420][seed % 4] ?? 540,
        dusk: isDusk ? 1 : 0,
        group: groupShown(title),
        person: personOf(title) === 'woman' ? 2 : 1,
        rival: seed % 3 === 1 ? 0 : 1,
        snow: isSetIn(title, 'snow') ? 1 : 0,
      }),
    });
  },
};
