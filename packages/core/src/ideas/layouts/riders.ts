import type { Layout } from '../layout-stage.ts';
import { peopleOf } from '../title-people.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { englishWords } from '../title-languages.ts';
import { WESTERN, westernFront } from '../western-front.ts';

/** Westerns: large letters in a sky over mountains, a great low sun or moon, and riders on a ridge before it. */
export const riders: Layout = {
  ...WESTERN,
  compose: (stage) => {
    const { title, seed } = stage;
    const isDusk = isNightShown(stage, seed % 2 === 1);
    return westernFront(stage, {
      id: 'riders',
      generator: 'riders',
      isDusk,
      parameters: ({ end, floor, height }) => ({
        top: end + Math.min(36, height * 0.07),
        ridge: floor - Math.min(112, height * 0.17),
        floor: floor + 40,
        sun: [520, 480, 560, 440][seed % 4] ?? 500,
        people: countOf(title) ?? [3, 1, 4, 2][seed % 4] ?? 3,
        mirrored: seed % 2,
        night: isDusk ? 1 : 0,
        snow: isSetIn(title, 'snow') ? 1 : 0,
      }),
    });
  },
};

const COUNTS = ['two', 'three', 'four', 'five'] as const;

/** Returns how many riders a title is about: the number that it tells, or how many people it names; null: it does not say. */
function countOf(title: string): number | null {
  const told = COUNTS.findIndex((word) => englishWords(title).includes(word));
  return told >= 0 ? told + 2 : (peopleOf(title)?.number ?? null);
}
