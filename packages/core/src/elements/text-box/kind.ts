import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../../design/bounds.ts';
import type { Design } from '../../design/design.ts';
import { type TextBox, textBoxSchema } from '../../design/text-box.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { remember } from '../../scene/remember.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition, PlacedBox } from '../kind-definition.ts';
import { compileTextBox } from './compile-text-box.ts';
import { faceKey, faceUses } from './face-uses.ts';
import { textPictures } from './text-pictures.ts';
import { panelAt, placeTextBox } from './place-text-box.ts';
import { textBoard } from './text-board.ts';
import { shownWords } from './text-role.ts';
import { sayElement } from '../say-element.ts';

// The layer is cached by its box, the board and the fonts, so that a drag lays out one element of thirty.
const textLayer = remember((box: TextBox, board: Rect, engine: TextEngine, _faces: string) => compileTextBox(box, board, engine));

export const textBoxKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, words: 'placed', joinsSelections: true, keepsOffBarcode: true },
  compile: ({ design, geometry, engine }) =>
    design.frontBoard.textBoxes
      .filter(({ designMode }) => !designMode.hidden)
      .flatMap((box) => {
        const board = textBoard(box, geometry);
        return board ? [{ z: box.panel.zIndex, layer: textLayer(box, board, engine, faceKey(box.text, engine)) }] : [];
      }),
  faces: ({ frontBoard }) => frontBoard.textBoxes.flatMap(({ text }) => faceUses(text)),
  pictures: ({ frontBoard }) => frontBoard.textBoxes.flatMap(({ text }) => textPictures(text)),
  placed: {
    list: ({ frontBoard }) =>
      frontBoard.textBoxes.map((value) => {
        const { uniqueId, name, locked, hidden } = value.designMode;
        return { id: uniqueId, z: value.panel.zIndex, name, locked, hidden, value };
      }),
    describe: (design, id) => {
      const box = textBoxOf(design, id);
      return box ? sayElement('roleWithWords', { role: sayElement(box.panelName), words: shownWords(box) }) : sayElement('textBox');
    },
    mention: (design, id) => sayElement('mentioned', { name: sayElement(textBoxOf(design, id)?.panelName ?? 'Subtitle').toLowerCase() }),
    withState: (design, id, state) =>
      changed(design, (box) => (box.designMode.uniqueId === id ? { ...box, designMode: { ...box.designMode, ...state } } : box)),
    withStacking: (design, zOf) =>
      changed(design, (box) => {
        const z = zOf(box.designMode.uniqueId);
        return z === undefined || z === box.panel.zIndex ? box : { ...box, panel: { ...box.panel, zIndex: z } };
      }),
    box: (design, id, geometry) => {
      const box = textBoxOf(design, id);
      const board = box && textBoard(box, geometry);
      return board ? boxOf(box, board) : null;
    },
    removeCommand: (id) => ({ name: 'remove-text-box', id }),
    copyCommand: ({ value }, id, aside) => {
      const copied = textBoxSchema.safeParse(value);
      if (!copied.success) return null;
      const { panel, designMode } = copied.data;
      const { top, marginLeft, marginRight } = panel;
      return {
        name: 'insert-text-box',
        box: {
          ...copied.data,
          designMode: { ...designMode, locked: false, hidden: false, uniqueId: id },
          panel: { ...panel, top: top + aside, marginLeft: marginLeft + aside, marginRight: marginRight - aside },
        },
      };
    },
    isSolid: () => false,
    isArea: () => false,
  },
};

export function textBoxOf({ frontBoard }: Pick<Design, 'frontBoard'>, id: string): TextBox | undefined {
  return frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
}

function changed(design: Design, change: (box: TextBox) => TextBox): Design {
  const { textBoxes } = design.frontBoard;
  const next = textBoxes.map(change);
  return next.every((box, index) => box === textBoxes[index])
    ? design
    : { ...design, frontBoard: { ...design.frontBoard, textBoxes: next } };
}

function boxOf(box: TextBox, board: Rect): PlacedBox {
  const { uniqueId: id } = box.designMode;
  return {
    rect: placeTextBox(box, board).panel,
    rotation: box.panel.rotation,
    lockAspectRatio: false,
    commandFor: ({ rect, rotation, scaled }) => ({
      name: 'edit-text-box',
      id,
      changes: {
        panel: { ...panelAt(rect, board), rotation },
        ...(scaled === 1 ? {} : { text: { fontSize: Math.max(MIN_FONT_SIZE, Math.min(MAX_FONT_SIZE, box.text.fontSize * scaled)) } }),
      },
    }),
  };
}
