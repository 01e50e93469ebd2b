import type { Design } from '@coverwright/core/design/design.ts';
import type { ElementKind } from '@coverwright/core/elements/element-kind.ts';
import { leavesOf } from '@coverwright/core/elements/group/element-tree.ts';
import { placedElement } from '@coverwright/core/elements/placed-elements.ts';
import type { TabId } from './tab.ts';

/** The inspector for each kind of element; null if the board or the members of the element decide. */
const TABS = {
  textBox: 'TEXT_FORMATTING',
  shape: 'SHAPE_EDIT',
  artwork: 'ARTWORK_EDIT',
  objectImage: 'IMAGE_OBJECT_EDIT',
  coverImage: 'COVER_IMAGE',
  spineText: 'SPINE',
  blurb: 'BACK_COVER',
  barcode: 'BACK_COVER',
  panel: null,
  group: null,
} as const satisfies Record<ElementKind, TabId | null>;

const FIXED: Readonly<Record<string, TabId>> = {
  'panel:front': 'COVER_IMAGE',
  'panel:spine': 'SPINE',
  'panel:back': 'BACK_COVER',
  blurb: TABS.blurb,
  barcode: TABS.barcode,
  coverImage: TABS.coverImage,
};

/** Returns the inspector of an element; null keeps the open tab. */
export function tabForSelection(id: string | null, design: Design): TabId | null {
  if (id === null) return null;
  if (design.spine.textBoxes.some((box) => box.designMode.uniqueId === id)) return TABS.spineText;
  const placed = placedElement(design, id);
  return placed ? (TABS[placed.kind] ?? tabOfLeaves(id, design)) : (FIXED[id] ?? null);
}

/** Returns the tab of a group: that of its texts, else of its first member. The drawer shows the group there. */
function tabOfLeaves(id: string, design: Design): TabId | null {
  const tabs = leavesOf(design, [id]).flatMap((leaf) => tabOf(leaf, design) ?? []);
  return tabs.find((tab) => tab === TABS.textBox) ?? tabs[0] ?? null;
}

function tabOf(id: string, design: Design): TabId | null {
  const placed = placedElement(design, id);
  return placed ? TABS[placed.kind] : null;
}
