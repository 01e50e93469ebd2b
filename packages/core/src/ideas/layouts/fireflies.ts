import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround } from '../readable-palette.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';

/** Love stories and young adults' novels: pale letters in a night sky over a field of fireflies, and people who look at the moon. */
export const fireflies: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [WOMAN, MAN, PAIR] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // A brown night looks like dirt, so a brown palette lends its second color to it.
  const night = clearGround(ink, [own.dark, own.second, own.darkest], 7);
  const darkest = clearGround(ink, [own.darkest, mixColours(night, BLACK, 0.5)], 9);
  const foot = authorFoot(stage, { colour: ink, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  return {
    plain: darkest,
    carried: ['field'],
    shapes: [
      frontArtwork(stage, 'field', 'firefly-field', {
        z: 1,
        colours: { ...own, darkest, dark: night },
        ...named(stage, 'fireflies'),
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 10,
          floor: unitsOf(stage, foot.top) - 30,
          people: look.isAboutTwo ? PAIR : isManShown(stage.title, seed % 3 === 1) ? MAN : WOMAN,
          group: groupShown(stage.title, look.isAboutTwo),
          mirrored: seed % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.06, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
