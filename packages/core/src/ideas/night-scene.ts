import type { TextBox } from '../design/text-box.ts';
import type { RoleColours } from '../design/artwork.ts';
import { type Foot, authorFoot } from './author-foot.ts';
import { roleColours, unitsOf } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import { groundUnder, lightUnder } from './readable-palette.ts';
import { titleInZone, zoneOf } from './zone-title.ts';

interface NightSceneStyle {
  /** Lower end of the title's zone, as a share of the front's height; a square front has less. */
  readonly bottom: number;
  readonly gap: number;
  /** Largest cap height, as a share of the zone's width. */
  readonly largest: number;
  /** Hex color of lit windows and lamps. */
  readonly accent: string;
}

export interface NightScene {
  /** The palette with grounds that the pale title reads on. */
  readonly colours: RoleColours;
  readonly foot: Foot;
  readonly box: TextBox;
  /** The end of the title and the top of the author's words, in units of drawings from the front's top. */
  readonly end: number;
  readonly floor: number;
}

/** Sets a pale title over a night sky and the author at the foot; the scene is drawn between `end` and `floor`. */
export function nightScene(stage: LayoutStage, { bottom, gap, largest, accent }: NightSceneStyle): NightScene {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const foot = authorFoot(stage, { colour: ink, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : bottom });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap, largest } });
  return {
    colours: {
      ...own,
      darkest: groundUnder(ink, own.darkest, 10),
      dark: groundUnder(ink, own.dark, 7),
      accent: lightUnder(own.darkest, roleColours({ ...roles, accent }).accent, 4.8),
    },
    foot,
    box,
    end: unitsOf(stage, set.y + set.height),
    floor: unitsOf(stage, foot.top),
  };
}
