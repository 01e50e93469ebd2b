import { BLEND_MODES } from '@coverwright/core/design/blend.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { CoverShapeInput } from '@coverwright/core/design/shape.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { EFFECT_CATALOGUE } from '@coverwright/core/effects/effect-catalogue.ts';
import type { Warp } from '@coverwright/core/design/warp.ts';
import { TEXTURE_NAMES, TEXTURES, type TextureName } from '@coverwright/core/textures/texture-names.ts';
import { box, DAWN, NIGHT, shape } from './golden-parts.ts';

const PAPER = fromHex('#f6ead2');
const ROLES = {
  darkest: fromHex('#12263a'),
  dark: fromHex('#1f5a66'),
  main: fromHex('#e4572e'),
  light: fromHex('#f2b5a7'),
  paper: PAPER,
  accent: fromHex('#f3a712'),
  second: fromHex('#2a9d8f'),
};
/** The size of a sample and the distance between the corners of two, in document units. */
const SAMPLE = 500;
const STEP = 560;

type Sample = readonly [name: string, Omit<CoverShapeInput, 'uniqueObjectId' | 'x' | 'y' | 'width' | 'height'>];

/** Returns a cover with samples in rows of three, over a dusk that is dark above and light below. */
function samples(title: string, shapes: readonly Sample[]): Design {
  const ground = shape('ground', { type: 'rectangle', x: -40, y: -40, width: 1880, height: 2780, z: -40, box: { fill: NIGHT } });
  const placed = shapes.map(([id, rest], index) => {
    const place = { x: 90 + (index % 3) * STEP, y: 80 + Math.floor(index / 3) * STEP, z: -30 + index };
    return shape(id, { ...place, width: SAMPLE, height: SAMPLE, ...rest });
  });
  const design = createDesign({ format: 'paperback', extent: 200 });
  const panel = { colour: fromHex('#0e1a38') };
  const name = box('Title', { top: 2380, height: 240 }, { text: title, fontSize: 170, font: 'Playfair Display', colour: PAPER });
  return {
    ...design,
    coverShapes: [ground, ...placed],
    frontBoard: { panel, textBoxes: [name] },
    spine: { ...design.spine, panel: { ...design.spine.panel, ...panel } },
    back: { ...design.back, panel: { ...design.back.panel, ...panel }, text: { ...design.back.text, colour: PAPER } },
  };
}

/** Returns a cover with a sample of every texture: grays are multiplied with a light ground, veils lie over the dusk. */
export function surfacesCover(): Design {
  const texture = (name: TextureName) => {
    const isTone = TEXTURES[name].reading === 'tone';
    const art = { generator: 'texture', motif: name, seed: 5, colours: ROLES, parameters: { colour: 4 } } as const;
    return [name, { type: 'rectangle', art, style: { blend: isTone ? 'multiply' : 'normal' } }] as const;
  };
  const veilsFirst = TEXTURE_NAMES.toSorted((one, other) => TEXTURES[one].reading.localeCompare(TEXTURES[other].reading));
  return samples('Surfaces', veilsFirst.map(texture));
}

/** Returns a cover with a disc of light in every blend mode, over the dusk. */
export function blendsCover(): Design {
  return samples(
    'Blends',
    BLEND_MODES.map((blend) => [blend, { type: 'ellipse', box: { fill: DAWN }, opacity: 0.8, style: { blend } }] as const),
  );
}

const WARPS = [
  { kind: 'arch', bend: 0.2, bottom: 0.1 },
  { kind: 'wave', height: 0.12, waves: 1, phase: 0 },
  { kind: 'circle', turn: 150 },
  { kind: 'shear', rise: 0.2, slant: 0.15 },
  { kind: 'perspective', side: 0.4, top: 0.2 },
  { kind: 'stretch', height: 1.4 },
] as const satisfies readonly Warp[];

/** Returns a cover with each warp on a shape, and with the effects of letters that the other covers lack. */
export function bentCover(): Design {
  const bent = samples(
    'Bent',
    WARPS.map(
      (warp) =>
        [
          warp.kind,
          { type: 'rectangle', warp, box: { fill: DAWN, cornerRadius: 60 }, line: { colour: PAPER, width: 10, dash: 'solid' } },
        ] as const,
    ),
  );
  const word = (text: string, top: number, textEffect: TextBox['text']['textEffect']) =>
    box(text, { top, height: 330 }, { text, fontSize: 210, font: 'Anton', colour: PAPER, textEffect });
  return {
    ...bent,
    frontBoard: {
      ...bent.frontBoard,
      textBoxes: [
        ...bent.frontBoard.textBoxes,
        word('LIFTED', 1230, { name: 'lift', style: { height: 0.6 } }),
        word('ECHO', 1590, { name: 'echo', style: { copies: 4, fade: 0.5, offsetX: 18, offsetY: 18 } }),
        word('CURVED', 1980, { name: 'curve', style: { bend: 120 } }),
      ],
    },
  };
}

/** Returns a cover with shapes that wear the effects of letters as they start. */
export function wornCover(): Design {
  const names = [
    'foil',
    'extrude',
    'inset-bands',
    'inline',
    'engraved',
    'neon',
    'sticker',
    'inner-shadow',
    'hollow',
    'rough-print',
    'shards',
    'long-shadow',
  ] as const;
  const types = ['star', 'ellipse', 'rectangle'] as const;
  return samples(
    'Worn',
    names.map(
      (name, index) =>
        [
          name,
          {
            type: types[index % types.length] ?? 'star',
            box: { fill: { kind: 'solid', colour: ROLES.accent } },
            effect: EFFECT_CATALOGUE[name].start,
          },
        ] as const,
    ),
  );
}
