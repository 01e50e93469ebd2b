import { carriageWood } from '../../art/things/carriage-window.ts';
import { LANDS } from '../../art/things/passing-land.ts';
import { landColours } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Travel books and novels of journeys: letters in the sky that is seen out of a train, over the land that the title names. */
export const trainWindow: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the table's far edge to the author. */
const UNDER_TABLE = { high: 118, square: 84 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const isDusk = isNightShown(stage, seed % 6 === 1);
  const { ink, own, colours } = landColours(roles, isDusk);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'carriage',
    generator: 'train-window',
    plain: groundUnder(own.paper, carriageWood(colours), 6),
    title: {
      zone: zoneOf(stage, { top: 0.065, bottom: isSquare ? 0.4 : zoneEnd(title, 0.46), left: 0.125, right: 0.875 }),
      colour: ink,
      lettering: { gap: 0.12, largest: 0.44 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: colours.darkest, below: 0.04 },
    art: ({ end, foot }) => ({
      colours,
      ...named(stage, 'train-window'),
      parameters: {
        calm: end + 12,
        floor: foot - UNDER_TABLE[isSquare ? 'square' : 'high'],
        land: LANDS.indexOf(landOf(title)),
        night: isDusk ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}

/** Returns the land that a title lies in; hills where it names none. */
function landOf(title: string): (typeof LANDS)[number] {
  if (isSetIn(title, 'snow') || isSetIn(title, 'ice')) return 'snow';
  if (isSetIn(title, 'desert')) return 'desert';
  return isSetIn(title, 'water') ? 'coast' : 'hills';
}
