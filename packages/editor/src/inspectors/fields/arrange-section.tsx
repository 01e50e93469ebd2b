import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { boardAt, boardRect } from '@coverwright/core/geometry/boards.ts';
import { type Rect, centreOf } from '@coverwright/core/geometry/shapes.ts';
import type { ElementBox, NewPlace } from '@coverwright/core/interaction/element-box.ts';
import { movedPlaces, scaledPlaces } from '@coverwright/core/interaction/group-place.ts';
import { frameOf, uprightBounds } from '@coverwright/core/interaction/turned-box.ts';
import { fromUnit, toUnit } from '@coverwright/core/geometry/length-units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { AlignButtons } from '../../chrome/align-menu.tsx';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { selectedBoxes } from '../../session/selected-elements.ts';
import { useLengthMeasure } from '../../session/use-length-measure.ts';
import { placeCommand } from '../../stage/gestures/place-elements.ts';
import { BoardAlignButtons } from './board-align-buttons.tsx';
import { NumberField } from './number-field.tsx';
import { Hint, Pair, Section } from './section.tsx';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { boardMessages } from '@coverwright/core/geometry/messages.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';

const nameBoard = createPageTranslator(boardMessages);

/** Limit of an element's distance from its board, and of its size, in print pixels. */
const FARTHEST = 20_000;

type Side = 'x' | 'y' | 'width' | 'height';
const SIDES = [
  { side: 'x', label: 'x' },
  { side: 'y', label: 'y' },
  { side: 'width', label: 'frameWidth' },
  { side: 'height', label: 'frameHeight' },
] as const satisfies readonly { readonly side: Side; readonly label: string }[];

/** The position and size of the selection in numbers, and buttons to align it. */
export function ArrangeSection() {
  const t = useMessages(fieldMessages);
  const design = useDesign();
  const measure = useLengthMeasure();
  const run = useEditor((state) => state.run);
  const selectedIds = useEditor((state) => state.selectedIds);
  const boxes = selectedBoxes({ selectedIds, history: { past: [], present: design, future: [] } });
  const frame = frameOf(boxes);
  if (!frame) return null;
  const { name, origin } = boardUnder(design, uprightBounds(frame));
  const { rect } = frame;
  const shown: Rect = { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
  const { unit, decimals, step } = measure;
  const put = (side: Side, length: number, gesture: string) => {
    const places = placesFor(boxes, rect, side, side === 'x' || side === 'y' ? length + origin[side] : length);
    const command = placeCommand(boxes, places);
    if (command) run(command, side === 'x' || side === 'y' ? nameStep('moveByNumbers') : nameStep('resizeByNumbers'), gesture);
  };
  return (
    <Section title={t('arrange')}>
      <div key={selectedIds.join(' ')} style={{ display: 'grid', gap: 8 }}>
        {[SIDES.slice(0, 2), SIDES.slice(2)].map((pair) => (
          <Pair key={pair[0]?.side}>
            {pair.map(({ side, label }) => (
              <NumberField
                key={side}
                label={t(label)}
                value={toUnit(shown[side], measure)}
                min={side === 'x' || side === 'y' ? toUnit(-FARTHEST, measure) : 10 ** -decimals}
                max={toUnit(FARTHEST, measure)}
                step={step}
                decimals={decimals}
                suffix={` ${unit}`}
                onChange={(value, gesture) => put(side, fromUnit(value, measure), gesture)}
              />
            ))}
          </Pair>
        ))}
      </div>
      <Hint>{t('originHint', { board: name.toLowerCase() })}</Hint>
      <BoardAlignButtons board={name} />
      {boxes.length > 1 && (
        <>
          <Hint>{boxes.length > 2 ? t('distributeHint') : t('alignHint')}</Hint>
          <AlignButtons cols={4} />
        </>
      )}
    </Section>
  );
}

/** Returns the board under an element, or the front for an element beside the cover. */
function boardUnder(design: Design, seen: Rect) {
  const geometry = geometryOf(design);
  const board = boardAt(geometry, centreOf(seen)) ?? 'front';
  return { name: nameBoard(board), origin: boardRect(geometry, board) ?? geometry.boards.front };
}

/** Returns the places for a typed coordinate or length: elements move together; one is resized, several are scaled evenly. */
function placesFor(boxes: readonly ElementBox[], frame: Rect, side: Side, length: number): readonly NewPlace[] {
  if (side === 'x' || side === 'y') {
    const by = length - frame[side];
    return movedPlaces(boxes, side === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
  }
  const [only, ...others] = boxes;
  if (only && others.length === 0 && !only.lockAspectRatio) {
    return [{ rect: { ...only.rect, [side]: length }, rotation: only.rotation, scaled: 1 }];
  }
  const scale = length / frame[side];
  return scaledPlaces(boxes, frame, { ...frame, width: frame.width * scale, height: frame.height * scale });
}
