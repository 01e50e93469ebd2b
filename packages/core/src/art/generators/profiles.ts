import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, pathBounds, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { bust } from '../things/busts.ts';
import { flatPortrait } from '../things/flat-portrait.ts';

const ROSE: Rgba = { r: 206, g: 70, b: 72, a: 1 };

/** The people of a drawing, from the back to the front: the same one three times, or others. */
const PEOPLE = [
  ['loose', 'loose', 'loose'],
  ['hair', 'hair', 'hair'],
  ['short', 'short', 'short'],
  ['hair', 'loose', 'hair'],
  ['short', 'short', 'short'],
  ['short', 'hair', 'loose'],
] as const;
/** The number of the people who are not one person three times. */
const SEVERAL = 3;

/** A person in profile in flat colors, and behind them their own outline again in other colors, as at other times; or several people. */
export const profiles = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the words.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    rise: { least: 0, most: 400, standard: 60, isPlace: true }, // How far the last head stands behind the words.
    people: { label: 'people', least: 0, most: PEOPLE.length - 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, rise } = parameters;
    const floor = Math.max(calm + 220, parameters.floor);
    const room = floor - calm;
    const facing: 1 | -1 = parameters.mirrored > 0 ? -1 : 1;
    const kind = Math.round(parameters.people);
    const who = PEOPLE[kind] ?? PEOPLE[0];
    const isOne = kind < SEVERAL;
    const place = (x: number) => (facing > 0 ? x : 1000 - x);
    const height = Math.min(1150, Math.max(room * 1.2, 420));
    const step = height * 0.135;
    const shade = colours.darkest;
    const spots = [2, 1, 0].map((back) => ({
      x: place(isOne ? 395 + back * step * 0.98 : back === 0 ? 420 : back === 1 ? 690 : 250),
      y: calm + 26 - (back === 2 ? rise + 26 : back * (rise * 0.3 + 8)) + (isOne ? 0 : back === 1 ? height * 0.03 : 0),
    }));
    const waysOf = [isOne ? facing : (-facing as 1 | -1), facing, facing] as const;
    const tones = [colours.second, colours.accent];
    return [...ground(), ...behind(0), ...behind(1), ...front()];

    function ground(): readonly SceneNode[] {
      return [
        painted(
          linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width * 0.4, y: area.y + area.height }, [
            mixColours(colours.main, WHITE, 0.04),
            colours.main,
            mixColours(colours.main, shade, 0.08),
          ]),
          rectanglePath(area),
        ),
      ];
    }

    function lifted(outline: Path): SceneNode {
      return shadowOf([filled(shade, outline)], withAlpha(shade, 0.42), { x: facing * 9, y: 7 }, 13);
    }

    /** A person behind: one color, with the grain of a print. */
    function behind(index: 0 | 1): readonly SceneNode[] {
      const crown = spots[index];
      if (!crown) return [];
      const outline = bust(crown, { id: who[index], height, facing: waysOf[index] });
      const box = pathBounds(outline);
      if (!box) return [];
      const tone = tones[index] ?? colours.second;
      const random = chanceOf(`grain ${index}`);
      const grains = Array.from({ length: 900 }, () => {
        const down = random() ** 0.6;
        return ellipse({ x: box.x + random() * box.width, y: box.y + down * Math.min(box.height, room * 1.3) }, between(random, 0.8, 2.2));
      });
      return [
        lifted(outline),
        clipped(outline, [
          painted(linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + height * 0.9 }, [tone, mixColours(tone, shade, 0.2)]), outline),
          filled(withAlpha(shade, 0.16), ...grains),
        ]),
      ];
    }

    function front(): readonly SceneNode[] {
      const crown = spots[2];
      if (!crown) return [];
      const id = who[2];
      return [
        lifted(bust(crown, { id, height, facing })),
        ...flatPortrait(
          { id, crown, height, facing },
          {
            face: colours.light,
            hair: colours.dark,
            cloth: colours.darkest,
            dots: withAlpha(mixColours(colours.accent, colours.light, 0.3), 0.85),
            lips: mixColours(ROSE, colours.accent, 0.2),
            jewel: mixColours(colours.paper, WHITE, 0.2),
            shade,
          },
        ),
      ];
    }
  },
});
