import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';

/** The property groups of an element. An author changes each as a unit: the words, the type, the fill, the place and so on. */
export interface GroupedKind<Element> {
  readonly split: (element: Element) => Readonly<Record<string, object>>;
  /** Joins the property groups to an element. `groups` contains all groups that `split` returned. */
  readonly join: (groups: Readonly<Record<string, object>>) => Element;
}

const WORDS = ['text', 'lines'] as const;
const FILL = ['colour', 'fill'] as const;
const EFFECT = ['textEffect'] as const;
const BOX_PLACE = ['top', 'height', 'marginLeft', 'marginRight', 'paddingLeft', 'paddingRight', 'rotation'] as const;

export const TEXT_GROUPS: GroupedKind<TextBox> = {
  split: ({ panelName, panelPosition, board, designMode, panel, text }) => ({
    words: pick(text, WORDS),
    type: omit(text, [...WORDS, ...FILL, ...EFFECT]),
    fill: pick(text, FILL),
    effect: pick(text, EFFECT),
    place: { panelPosition, ...(board === undefined ? {} : { board }), panel: pick(panel, BOX_PLACE) },
    look: { panelName, designMode, panel: omit(panel, BOX_PLACE) },
  }),
  join: ({ words, type, fill, effect, place, look }) => {
    const { panel: placed, ...standing } = place as { readonly panel: object };
    const { panel: looks, panelName, designMode } = look as Pick<TextBox, 'panelName' | 'designMode'> & { readonly panel: object };
    const text = { ...type, ...words, ...fill, ...effect };
    return { panelName, ...standing, designMode, panel: { ...looks, ...placed }, text } as TextBox;
  },
};

const PLACE = ['board', 'x', 'y', 'width', 'height', 'rotation'] as const;

export const SHAPE_GROUPS: GroupedKind<CoverShape> = {
  split: (shape) => ({
    place: pick(shape, PLACE),
    fill: pick(shape, ['box']),
    line: pick(shape, ['line']),
    look: omit(shape, [...PLACE, 'box', 'line']),
  }),
  join: ({ place, fill, line, look }) => ({ ...look, ...place, ...fill, ...line }) as CoverShape,
};

export const OBJECT_GROUPS: GroupedKind<CoverObjectImage> = {
  split: (object) => ({
    place: pick(object, PLACE),
    picture: pick(object, ['image', 'crop', 'transformX', 'transformY']),
    look: omit(object, [...PLACE, 'image', 'crop', 'transformX', 'transformY']),
  }),
  join: ({ place, picture, look }) => ({ ...look, ...place, ...picture }) as CoverObjectImage,
};

/** Returns the fields in the order of `keys`, without absent ones. */
function pick<Value extends object>(value: Value, keys: readonly (keyof Value)[]): object {
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}

function omit<Value extends object>(value: Value, keys: readonly (keyof Value)[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !(keys as readonly string[]).includes(key)));
}
