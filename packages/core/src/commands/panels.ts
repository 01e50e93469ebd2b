import { z } from 'zod';
import { backSchema } from '../design/back.ts';
import { rgbaSchema } from '../design/colour.ts';
import { spineSchema } from '../design/spine.ts';
import { succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { definedOnly } from './defined-only.ts';
import { rememberColour } from './recent-colours.ts';

export const setPanelColour = defineCommand(
  z.strictObject({ name: z.literal('set-panel-colour'), panel: z.enum(['front', 'spine', 'back']), colour: rgbaSchema }),
  (design, { panel, colour }) => {
    const next = { ...design, recentColors: rememberColour(design.recentColors, colour) };
    switch (panel) {
      case 'front':
        return succeed({ ...next, frontBoard: { ...next.frontBoard, panel: { colour } } });
      case 'spine':
        return succeed({ ...next, spine: { ...next.spine, panel: { ...next.spine.panel, colour } } });
      case 'back':
        return succeed({ ...next, back: { ...next.back, panel: { ...next.back.panel, colour } } });
    }
  },
);

const spine = spineSchema.shape;

export const editSpine = defineCommand(
  z.strictObject({
    name: z.literal('edit-spine'),
    padding: spine.padding.unwrap().optional(),
    fontSize: spine.panel.shape.fontSize.unwrap().optional(),
    direction: spine.direction.unwrap().optional(),
    replicateFrontTextOnSpine: z.boolean().optional(),
  }),
  (design, { name: _, fontSize, ...changes }) =>
    succeed({
      ...design,
      spine: {
        ...design.spine,
        ...definedOnly(changes),
        panel: { ...design.spine.panel, ...(fontSize === undefined ? {} : { fontSize }) },
      },
    }),
);

const back = backSchema.shape;
const text = back.text.shape;
const panel = back.panel.shape;

export const editBlurb = defineCommand(
  z.strictObject({
    name: z.literal('edit-blurb'),
    text: z
      .strictObject({
        text: text.text,
        font: text.font.unwrap(),
        fontSize: text.fontSize.unwrap(),
        lineSpacing: text.lineSpacing.unwrap(),
        letterSpacing: text.letterSpacing.unwrap(),
        case: text.case.unwrap(),
        alignment: text.alignment.unwrap(),
        colour: text.colour.unwrap(),
      })
      .partial()
      .optional(),
    panel: z
      .strictObject({
        paddingTop: panel.paddingTop.unwrap(),
        paddingLeft: panel.paddingLeft.unwrap(),
        paddingRight: panel.paddingRight.unwrap(),
      })
      .partial()
      .optional(),
    showBarcode: z.boolean().optional(),
  }),
  (design, { text: words, panel: place, showBarcode }) =>
    succeed({
      ...design,
      back: {
        ...design.back,
        text: { ...design.back.text, ...definedOnly(words ?? {}) },
        panel: { ...design.back.panel, ...definedOnly(place ?? {}) },
        barcode: { show: showBarcode ?? design.back.barcode.show },
      },
    }),
);
