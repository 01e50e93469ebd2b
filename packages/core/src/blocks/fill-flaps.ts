import { type Command, type SingleCommand, applyCommand } from '../commands/apply-command.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { coverShapeSchema } from '../design/shape.ts';
import type { FaceUse } from '../elements/kind-definition.ts';
import { placedElements } from '../elements/placed-elements.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { type BoardId, boardPanel, boardRect } from '../geometry/boards.ts';
import { centreOf } from '../geometry/shapes.ts';
import { mixColours } from '../palette/mix-colours.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { addBlock, facesOfBlock } from './add-block.ts';
import type { BlockId } from './block.ts';
import { namePart } from '../elements/name-part.ts';

type Flap = Extract<BoardId, 'frontFlap' | 'backFlap'>;

/** The blocks that readers expect on a jacket: the price and the summary on the front flap, the author's biography on the back flap. */
const WORDS_OF_FLAPS = {
  frontFlap: ['price-line', 'summary'],
  backFlap: ['author-bio'],
} as const satisfies Record<Flap, readonly BlockId[]>;

const FLAPS: readonly Flap[] = ['frontFlap', 'backFlap'];

/** Returns the faces that the text of the flaps is set in, with the text. */
export function facesOfFlaps(design: Design): readonly FaceUse[] {
  return FLAPS.flatMap((board) => WORDS_OF_FLAPS[board].flatMap((block) => facesOfBlock(design, block, board)));
}

/**
 * Combines a change of a cover with the text that fills its new flaps, as one step. A cover that already had flaps, and a flap that already
 * contains text, are left as the change makes them.
 * @param newId returns the id for a new element.
 * @param engine with the faces of the design and those of `facesOfFlaps` loaded.
 */
export function withFlapWords(design: Design, command: SingleCommand, newId: () => string, engine: TextEngine): Command {
  if (geometryOf(design).flaps.length > 0) return command;
  const changed = applyCommand(design, command, engine);
  if (!changed.ok) return command;
  const filling = fillFlaps(changed.value, newId, engine);
  return filling.length === 0 ? command : { name: 'together', commands: [command, ...filling] };
}

/** Returns the commands that fill a jacket's empty flaps; none for a cover without flaps. @param engine as for `withFlapWords`. */
export function fillFlaps(design: Design, newId: () => string, engine: TextEngine): readonly SingleCommand[] {
  const commands: SingleCommand[] = [];
  let current = design;
  const run = (change: readonly SingleCommand[]) => {
    const next = change.length > 0 ? applyCommand(current, { name: 'together', commands: [...change] }, engine) : null;
    if (!next?.ok) return;
    current = next.value;
    commands.push(...change);
  };
  for (const board of FLAPS.filter((flap) => isEmptyFlap(design, flap))) {
    run(groundOf(current, board, newId()));
    for (const block of WORDS_OF_FLAPS[board]) {
      const added = addBlock(inReadableInk(current), { block, board, newId }, engine);
      if (added.ok) run(partsOf(added.value.command));
    }
  }
  return commands;
}

function isEmptyFlap(design: Design, board: Flap): boolean {
  return boardRect(geometryOf(design), board) !== null && design.frontBoard.textBoxes.every((box) => boardOfText(box) !== board);
}

function partsOf(command: Command): readonly SingleCommand[] {
  return command.name === 'together' ? command.commands : [command];
}

/** Returns true if the picture of the whole cover lies under the back. */
function isUnderPicture({ coverImage: { format, currentDesignImage } }: Design): boolean {
  return format === 'full' && currentDesignImage !== null;
}

/** Returns the background color for text on the flaps: that of the back, opaque over a picture, otherwise as it appears on the paper. */
function groundColour(design: Design): Rgba {
  const { colour } = design.back.panel;
  return isUnderPicture(design) ? withAlpha(colour, 1) : mixColours(WHITE, withAlpha(colour, 1), colour.a);
}

/**
 * Returns the design with a blurb color that can be read on the background of the flaps: the blurb's own color or, if its contrast is too
 * low, black or white.
 */
function inReadableInk(design: Design): Design {
  const ground = relativeLuminance(groundColour(design));
  const contrast = (ink: Rgba) => contrastRatio(relativeLuminance(ink), ground);
  const { text } = design.back;
  if (contrast(text.colour) >= READABLE) return design;
  const colour = contrast(WHITE) > contrast(BLACK) ? WHITE : BLACK;
  return { ...design, back: { ...design.back, text: { ...text, colour } } };
}

/** The contrast ratio that the print check requires for small text. */
const READABLE = 4.5;

/** The opacity of the ground under a flap's words, and the share of the flap's width over which it fades in. */
const GROUND = 0.94;
const FADE = 0.07;

/**
 * Creates the background for text on a flap. The front's art and a picture of the whole cover continue onto the flaps, so text gets the
 * back's color as its background, which fades in at the fold.
 */
function groundOf(design: Design, board: Flap, id: string): readonly SingleCommand[] {
  const geometry = geometryOf(design);
  const [face, panel] = [boardRect(geometry, board), boardPanel(geometry, board)];
  const isUnderArt = board === 'frontFlap' || isUnderPicture(design);
  if (!face || !panel || !isUnderArt) return [];
  const colour = groundColour(design);
  const isLeft = centreOf(face).x < geometry.file.width / 2;
  const shape = coverShapeSchema.parse({
    uniqueObjectId: id,
    name: namePart('flapBackground'),
    type: 'rectangle',
    board,
    x: panel.x - face.x,
    y: panel.y - face.y,
    width: panel.width,
    height: panel.height,
    z: Math.min(1000, Math.max(10, ...placedElements(design).map(({ z }) => z)) + 1),
    box: {
      fill: {
        kind: 'linear',
        // The gradient runs from the fold outward.
        angle: isLeft ? 180 : 0,
        stops: [
          { offset: 0, colour: withAlpha(colour, 0) },
          { offset: FADE, colour: withAlpha(colour, GROUND) },
          { offset: 1, colour: withAlpha(colour, GROUND) },
        ],
      },
    },
  });
  return [{ name: 'add-shape', shape }];
}
