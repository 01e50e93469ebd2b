import type { Layout } from '../layout-stage.ts';
import { groupShown, personOf } from '../title-people.ts';
import { WESTERN, westernFront } from '../western-front.ts';
import { isNightShown } from '../title-settings.ts';

/** Western, travel in deserts: large letters in a sky over buttes, an enormous low sun, and a person on a trail. */
export const mesa: Layout = {
  ...WESTERN,
  compose: (stage) => {
    const { title, seed } = stage;
    const isDusk = isNightShown(stage, seed % 2 === 1);
    return westernFront(stage, {
      id: 'mesa',
      generator: 'mesa',
      isDusk,
      parameters: ({ end, floor, height }) => ({
        top: end + Math.min(44, height * 0.09),
        horizon: end + height * 0.66,
        floor,
        sun: seed % 4 < 2 ? 570 : 430,
        dusk: isDusk ? 1 : 0,
        group: groupShown(title),
        person: personOf(title) === 'woman' ? 2 : seed % 3 === 2 ? 0 : 1,
      }),
    });
  },
};
