import { inches } from '../../units/units.ts';
import type { Binding, PrintPlatform } from '../platform.ts';
import { INGRAM_COMMON, INGRAM_SOURCES, derived } from './binding-parts.ts';
import { sayPlatform } from '../say-platform.ts';

const PERFECT_BOUND: Binding = {
  ...INGRAM_COMMON,
  cover: 'paper',
  sources: { ...INGRAM_SOURCES, board: derived('a paper cover is as large as the page'), hinge: derived('where the cover is scored') },
  boardAddOn: { width: inches(0), height: inches(0) },
  wrap: inches(0.125),
  hinge: inches(0.125),
  flap: inches(0),
};

/**
 * The difference in inches between the width of a page and that of a stiff board. The hinge of half an inch lies between the board and the
 * spine.
 */
const BOARD_LESS = 0.185;
const HINGE = 0.5;

/**
 * The share of the spine width that the boards add, derived from two spines of real templates: 74 creme pages 0.313 in, 108 pages 0.375 in.
 */
const BOARDS = inches(0.115);

const CASE_LAMINATE: Binding = {
  ...INGRAM_COMMON,
  cover: 'case',
  spineAddOn: BOARDS,
  sources: INGRAM_SOURCES,
  boardAddOn: { width: inches(HINGE - BOARD_LESS), height: inches(0.25) },
  wrap: inches(0.625),
  hinge: inches(HINGE),
  flap: inches(0),
};

/** A loose jacket, as high as the boards, wrapped around them and turned in. */
const DUST_JACKET: Binding = {
  ...INGRAM_COMMON,
  cover: 'jacket',
  spineAddOn: BOARDS,
  sources: {
    ...INGRAM_SOURCES,
    board: derived('the case’s boards, which the jacket goes around'),
    wrap: derived('bleed as of a paper cover'),
    hinge: derived('where the jacket bends into the case’s groove'),
    flap: derived('usual flaps; the template of the book says it'),
  },
  boardAddOn: { width: inches(HINGE - BOARD_LESS), height: inches(0.25) },
  wrap: inches(0.125),
  hinge: inches(HINGE),
  flap: inches(3.25),
};

const NAME = 'IngramSpark';
const COLOUR = { mode: 'CMYK', inkLimit: 240 } as const;

/** IngramSpark with perfect-bound paperbacks, and hardcovers with the art laminated onto the case. */
export const INGRAMSPARK: PrintPlatform = {
  id: 'ingramspark',
  name: NAME,
  label: NAME,
  bindings: { paperback: PERFECT_BOUND, hardback: CASE_LAMINATE },
  colour: COLOUR,
};

/** The same printer with cloth hardcovers in a printed jacket. */
export const INGRAMSPARK_JACKET: PrintPlatform = {
  id: 'ingramspark-jacket',
  name: NAME,
  label: sayPlatform('dustJacketOf', { printer: NAME }),
  bindings: { paperback: PERFECT_BOUND, hardback: DUST_JACKET },
  colour: COLOUR,
};
