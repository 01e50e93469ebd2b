import { describe, expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import { contradictsTitle } from './critic/judge-meaning.ts';
import { isInItsWinter, isSetIn } from './title-settings.ts';

test.each(['Mistletoe and Murder', 'The Gingerbread Pact', 'Yuletide in York', 'A Vermont Christmas', 'The Snowfall'])(
  '[B26] “%s” is set in winter',
  (title) => {
    expect(isSetIn(title, 'snow')).toBe(true);
  },
);

describe('a title in winter', () => {
  const brief = (title: string) => ({ title, genre: findGenre('romance')! }) as Parameters<typeof contradictsTitle>[0];

  test.each(['pier', 'fireflies', 'floral-wall', 'entwined', 'overgrown', 'canoe', 'dance'] as const)('[B26] is not shown %s', (layout) => {
    expect(contradictsTitle(brief('The Winter We Pretended'), layout)).toBe(true);
  });

  test.each(['old-city', 'rooftop', 'village', 'front-doors', 'park-bench'] as const)('[B26] is shown %s in the snow', (layout) => {
    expect(isInItsWinter('The Winter We Pretended', layout)).toBe(true);
    expect(contradictsTitle(brief('The Winter We Pretended'), layout)).toBe(false);
  });
});
