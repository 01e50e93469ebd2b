import type { Command } from '@coverwright/core/commands/apply-command.ts';
import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { leadingColour, recoloured } from '@coverwright/core/design/fill.ts';
import { textBoxOf } from '@coverwright/core/elements/text-box/kind.ts';
import type { LayerKind, SceneLayer } from '@coverwright/core/scene/scene.ts';
import {
  IconArrowsShuffle,
  IconBoxAlignTopLeft,
  IconBoxMultiple,
  IconColorFilter,
  IconCopy,
  IconCrop,
  IconCursorText,
  IconFlipHorizontal,
  IconLock,
  IconLockOpen,
  IconPhotoEdit,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { Action } from '../actions/action.ts';
import { shuffleArtwork } from '../actions/artwork-actions.ts';
import { groupSelected, ungroupSelected } from '../actions/group-actions.ts';
import { toggleLock } from '../actions/layer-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { AlignMenu } from './align-menu.tsx';
import { duplicateSelected } from '../actions/clipboard-actions.ts';
import { editWords, removeSelected } from '../actions/element-actions.ts';
import { cropPicture } from '../cropping/crop-picture.ts';
import { ColourField } from '../inspectors/fields/colour-field.tsx';
import { useEditor } from '../session/editor-context.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { shapeColour, withShapeColour } from '../inspectors/shape-edit/shape-colour.ts';
import type { TabId } from '../session/tab.ts';
import { type ActionLabel, actionMessages } from '../actions/messages.ts';
import { nameStep } from '../steps/name-step.ts';

export type ElementTool =
  | { readonly kind: 'button'; readonly label: ActionLabel; readonly icon: ReactNode; readonly run: (editor: MountedEditor) => void }
  | { readonly kind: 'field'; readonly label: ActionLabel; readonly field: ReactNode };

const SIZE = 19;
const STROKE = 1.7;

/** Returns the most frequent actions for several elements: align, copy, remove. For locked ones, unlocking comes first. */
export function selectionTools(design: Design, layers: readonly SceneLayer[]): readonly ElementTool[] {
  const [sole, ...others] = layers;
  if (!sole) return [];
  if (layers.every(({ id }) => isLocked(design, id))) return [UNLOCK];
  return others.length === 0 ? TOOLS[sole.kind](design, sole.id) : [GROUP, ALIGN, DUPLICATE, LOCK, REMOVE];
}

const DUPLICATE = forAction(duplicateSelected, <IconCopy size={SIZE} stroke={STROKE} />);
const REMOVE = forAction(removeSelected, <IconTrash size={SIZE} stroke={STROKE} />);

const SHUFFLE = forAction(shuffleArtwork, <IconArrowsShuffle size={SIZE} stroke={STROKE} />);
const ALIGN: ElementTool = { kind: 'field', label: 'align', field: <AlignMenu /> };
const GROUP = forAction(groupSelected, <IconBoxMultiple size={SIZE} stroke={STROKE} />);
const UNGROUP = forAction(ungroupSelected, <IconBoxAlignTopLeft size={SIZE} stroke={STROKE} />);
const LOCK = forAction(toggleLock, <IconLock size={SIZE} stroke={STROKE} />, 'lock');
const CROP = forAction(cropPicture, <IconCrop size={SIZE} stroke={STROKE} />);
const UNLOCK = forAction(toggleLock, <IconLockOpen size={SIZE} stroke={STROKE} />, 'unlock');

type ToolsOf = (design: Design, id: string) => readonly ElementTool[];

/** The most frequent actions for each kind of element. */
const TOOLS = {
  textBox: (design, id) => {
    const box = textBoxOf(design, id);
    if (!box) return [];
    return [
      forAction(editWords, <IconCursorText size={SIZE} stroke={STROKE} />),
      colour(box.text.fill ? leadingColour(box.text.fill) : box.text.colour, (next) => {
        const fill = box.text.fill && recoloured(box.text.fill, next);
        return { name: 'edit-text-box', id, changes: { text: fill && fill.kind !== 'solid' ? { fill } : { colour: next } } };
      }),
      ALIGN,
      REMOVE,
    ];
  },
  shape: (design, id) => {
    const shape = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
    if (!shape) return [];
    const object = (next: Rgba): Command => ({ name: 'replace-object', object: withShapeColour(shape, next) });
    return [colour(shapeColour(shape), object), ALIGN, DUPLICATE, REMOVE];
  },
  artwork: () => [SHUFFLE, ALIGN, DUPLICATE, REMOVE],
  objectImage: (design, id) => {
    const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
    if (!object) return [];
    const mirrored = { ...object, transformX: object.transformX === 1 ? (-1 as const) : (1 as const) };
    const mirror = button('mirror', <IconFlipHorizontal size={SIZE} stroke={STROKE} />, ({ store }) =>
      store.getState().run({ name: 'replace-object', object: mirrored }, nameStep('mirror')),
    );
    return [CROP, mirror, ALIGN, DUPLICATE, REMOVE];
  },
  coverImage: () => [
    CROP,
    open('chooseAnotherPicture', <IconPhotoEdit size={SIZE} stroke={STROKE} />, 'COVER_IMAGE'),
    open('filter', <IconColorFilter size={SIZE} stroke={STROKE} />, 'IMAGE_FILTER'),
  ],
  blurb: () => [open('editTheBlurb', <IconPencil size={SIZE} stroke={STROKE} />, 'BACK_COVER')],
  spineText: () => [open('editTheSpine', <IconPencil size={SIZE} stroke={STROKE} />, 'SPINE')],
  group: () => [UNGROUP, ALIGN, DUPLICATE, REMOVE],
  background: () => [],
  panel: () => [],
  barcode: () => [],
} satisfies Record<LayerKind, ToolsOf>;

/** @param label replaces the action's own label where that is too long */
function forAction(action: Action, icon: ReactNode, label = action.label): ElementTool {
  return button(label, icon, (editor) => void runAction(action, editor));
}

function button(label: ActionLabel, icon: ReactNode, run: (editor: MountedEditor) => void): ElementTool {
  return { kind: 'button', label, icon, run };
}

function open(label: ActionLabel, icon: ReactNode, tab: TabId): ElementTool {
  return button(label, icon, ({ store }) => store.getState().openTab(tab));
}

function colour(value: Rgba, command: (next: Rgba) => Command): ElementTool {
  return { kind: 'field', label: 'color', field: <ElementColour value={value} command={command} /> };
}

function ElementColour({ value, command }: { readonly value: Rgba; readonly command: (next: Rgba) => Command }) {
  const t = useMessages(actionMessages);
  const run = useEditor((state) => state.run);
  return (
    <ColourField
      compact
      label={t('color')}
      value={value}
      onChange={(next, gesture) => run(command(next), nameStep('colorOfElement'), gesture)}
    />
  );
}
