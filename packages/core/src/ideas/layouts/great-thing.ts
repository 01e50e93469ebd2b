import type { Rgba } from '../../design/colour.ts';
import type { TextBox } from '../../design/text-box.ts';
import { BACKDROPS } from '../../art/generators/great-motif.ts';
import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { fitsOnTable } from '../../art/heroes/hero-sizes.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { reachWithin } from '../place-thing.ts';
import { motifFor } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['key', 'feather', 'hourglass', 'lantern', 'leaf', 'candle'] as const;

/** Literary, memoir, nonfiction: what the title names as large as the front carries it, on hills of paper under a low sun. */
export const greatThing: Layout = {
  titles: { words: 13, letters: 72, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const OUTDOORS = ['sun', 'rings'] as const;

/** A thing this large, units of half its height, leads beside the title; a smaller one would be an emblem under it. */
const LEADING = 330;

const TALLER = 1.3;

interface Words {
  readonly textBoxes: readonly TextBox[];
  /** The top of the thing's room, Px from the front's top. */
  readonly top: number;
  readonly bottom: number;
}

function compose(stage: LayoutStage): LaidFront {
  const { roles, seed } = stage;
  const own = roleColours(roles);
  // Every second cover is light: dark letters on paper, the sun in the main color.
  const isLight = seed % 2 === 0;
  const ink = isLight ? own.darkest : own.paper;
  const sky = isLight ? groundUnder(ink, own.paper, 9) : clearGround(ink, [own.main, own.dark, own.second, own.accent], 6.5);
  // The author's name at the foot and a long blurb stand on the hills.
  const hills = groundUnder(ink, isLight ? own.second : own.dark, 7);
  const atFoot = wordsWithAuthorAtFoot(stage, ink);
  const motif = motifFor(stage, 'great-thing', MOTIFS, seed);
  const { textBoxes, top, bottom } = halfRoom(stage, atFoot) < LEADING ? wordsWithAuthorAtHead(stage, ink) : atFoot;
  return {
    plain: sky,
    carried: ['thing'],
    shapes: [
      frontArtwork(stage, 'thing', 'great-motif', {
        z: 1,
        // The role that the ground replaces stays among the colors of the thing.
        colours: { ...own, main: sky, dark: hills, ...(isLight && { second: own.main, light: own.second }) },
        motif,
        parameters: {
          ground: unitsOf(stage, bottom),
          reach: reachWithin(motif, unitsOf(stage, bottom - top)),
          clear: unitsOf(stage, top),
          backdrop: BACKDROPS.indexOf(backdropOf(motif, seed)),
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes,
  };
}

/** Things that have a place on a table stand in a room; the others are out of doors. */
function backdropOf(motif: HeroId, seed: number): (typeof BACKDROPS)[number] {
  if (fitsOnTable(motif)) return 'window';
  return OUTDOORS[Math.floor(seed / 2) % OUTDOORS.length] ?? 'sun';
}

function halfRoom(stage: LayoutStage, { top, bottom }: Pick<Words, 'top' | 'bottom'>): number {
  return unitsOf(stage, bottom - top) / 2;
}

function wordsWithAuthorAtFoot(stage: LayoutStage, ink: Rgba): Words {
  const { board } = stage;
  const { box, ink: set } = titleUnder(stage, ink, board.height * 0.05);
  const foot = authorFoot(stage, { colour: ink, size: 0.038, z: 40 });
  return {
    textBoxes: [...foot.boxes, box],
    top: set.y + set.height + board.height * 0.03,
    // The shadow of the thing ends above the words.
    bottom: foot.top - board.height * 0.058,
  };
}

function wordsWithAuthorAtHead(stage: LayoutStage, ink: Rgba): Words {
  const { board } = stage;
  const foot = authorFoot(stage, { colour: ink, size: 0.038, z: 40 });
  const head = Math.max(stage.margin, board.height * 0.045);
  const moved = foot.boxes.map((words) => ({ ...words, panel: { ...words.panel, top: words.panel.top - foot.top + head } }));
  const end = Math.max(...moved.map(({ panel }) => panel.top + panel.height));
  const { box, ink: set } = titleUnder(stage, ink, end + board.height * 0.045);
  return { textBoxes: [...moved, box], top: set.y + set.height + board.height * 0.03, bottom: board.height * 0.93 };
}

function titleUnder(stage: LayoutStage, colour: Rgba, top: number) {
  const from = top / stage.board.height;
  return titleInZone(stage, zoneOf(stage, { top: from, bottom: from + titleShare(stage.board) }), {
    colour,
    lettering: { gap: 0.12, largest: 0.42 },
    // A lone word is drawn taller wherever it stands.
    ...(/\s/u.test(stage.title.trim()) && { stretch: TALLER }),
  });
}

/** Returns the title's share of the front's height; on a low board the thing needs more of it to stay large. */
function titleShare({ width, height }: LayoutStage['board']): number {
  if (height < width * 0.9) return 0.29;
  return height < width * 1.2 ? 0.36 : 0.39;
}
