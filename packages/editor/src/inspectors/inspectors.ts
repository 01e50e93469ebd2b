import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import {
  IconAdjustments,
  IconBook2,
  IconBrush,
  IconColorFilter,
  IconFileText,
  IconLayoutSidebar,
  IconPalette,
  IconPhoto,
  IconSparkles,
  IconTriangleSquareCircle,
  IconTypography,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { TabId } from '../session/tab.ts';
import { ArtworkInspector } from './artwork/artwork-inspector.tsx';
import { BackCoverInspector } from './back-cover/back-cover-inspector.tsx';
import { BookInspector } from './book/book-inspector.tsx';
import { ColoursInspector } from './colours/colours-inspector.tsx';
import { CoverImageInspector } from './cover-image/cover-image-inspector.tsx';
import { FrontTextInspector } from './front-text/front-text-inspector.tsx';
import { ImageFilterInspector } from './image-filter/image-filter-inspector.tsx';
import { ImageObjectEditInspector } from './image-object-edit/image-object-edit-inspector.tsx';
import { ImageObjectsInspector } from './image-objects/image-objects-inspector.tsx';
import type { inspectorMessages } from './messages.ts';
import { ShapeEditInspector } from './shape-edit/shape-edit-inspector.tsx';
import { ShapesInspector } from './shapes/shapes-inspector.tsx';
import { SpineInspector } from './spine/spine-inspector.tsx';
import { TextFormattingInspector } from './text-formatting/text-formatting-inspector.tsx';

type InspectorText = keyof (typeof inspectorMessages)['texts'];

/** A tab of the drawer. Its texts are message keys. */
export interface Inspector {
  /** The label in the rail. */
  readonly label: InspectorText;
  /** The text beside the label, if the rail is wide. */
  readonly detail: InspectorText;
  /** The title above the drawer. */
  readonly title: InspectorText;
  readonly icon: typeof IconBook2;
  /** The tab that leads to this one; null if it is in the rail itself. */
  readonly parent: TabId | null;
  readonly appliesTo: (format: FormatId) => boolean;
  readonly Panel: ComponentType;
}

const everywhere = () => true;
const onWraps = (format: FormatId) => FORMATS[format].designType === 'full';

/** The inspectors are in the order of the rail. */
export const INSPECTORS = {
  PAPERBACK_SETTINGS: {
    label: 'bookLabel',
    detail: 'bookDetail',
    title: 'bookTitle',
    icon: IconBook2,
    parent: null,
    appliesTo: everywhere,
    Panel: BookInspector,
  },
  COVER_IMAGE: {
    label: 'pictureLabel',
    detail: 'pictureDetail',
    title: 'pictureTitle',
    icon: IconPhoto,
    parent: null,
    appliesTo: everywhere,
    Panel: CoverImageInspector,
  },
  IMAGE_FILTER: {
    label: 'filterLabel',
    detail: 'filterDetail',
    title: 'filterTitle',
    icon: IconColorFilter,
    parent: null,
    appliesTo: everywhere,
    Panel: ImageFilterInspector,
  },
  COLOURS: {
    label: 'colorsLabel',
    detail: 'colorsDetail',
    title: 'colorsTitle',
    icon: IconPalette,
    parent: null,
    appliesTo: everywhere,
    Panel: ColoursInspector,
  },
  FRONT_COVER_TEXT: {
    label: 'frontTextLabel',
    detail: 'frontTextDetail',
    title: 'frontTextTitle',
    icon: IconTypography,
    parent: null,
    appliesTo: everywhere,
    Panel: FrontTextInspector,
  },
  TEXT_FORMATTING: {
    label: 'textLabel',
    detail: 'textDetail',
    title: 'textTitle',
    icon: IconTypography,
    parent: 'FRONT_COVER_TEXT',
    appliesTo: everywhere,
    Panel: TextFormattingInspector,
  },
  SPINE: {
    label: 'spineLabel',
    detail: 'spineDetail',
    title: 'spineTitle',
    icon: IconLayoutSidebar,
    parent: null,
    appliesTo: onWraps,
    Panel: SpineInspector,
  },
  BACK_COVER: {
    label: 'backLabel',
    detail: 'backDetail',
    title: 'backTitle',
    icon: IconFileText,
    parent: null,
    appliesTo: onWraps,
    Panel: BackCoverInspector,
  },
  SHAPES: {
    label: 'shapesLabel',
    detail: 'shapesDetail',
    title: 'shapesTitle',
    icon: IconTriangleSquareCircle,
    parent: null,
    appliesTo: everywhere,
    Panel: ShapesInspector,
  },
  SHAPE_EDIT: {
    label: 'shapeLabel',
    detail: 'shapeDetail',
    title: 'shapeTitle',
    icon: IconAdjustments,
    parent: 'SHAPES',
    appliesTo: everywhere,
    Panel: ShapeEditInspector,
  },
  ARTWORK_EDIT: {
    label: 'artworkLabel',
    detail: 'artworkDetail',
    title: 'artworkTitle',
    icon: IconBrush,
    parent: 'SHAPES',
    appliesTo: everywhere,
    Panel: ArtworkInspector,
  },
  IMAGE_OBJECTS: {
    label: 'objectsLabel',
    detail: 'objectsDetail',
    title: 'objectsTitle',
    icon: IconSparkles,
    parent: null,
    appliesTo: everywhere,
    Panel: ImageObjectsInspector,
  },
  IMAGE_OBJECT_EDIT: {
    label: 'objectLabel',
    detail: 'objectDetail',
    title: 'objectTitle',
    icon: IconAdjustments,
    parent: 'IMAGE_OBJECTS',
    appliesTo: everywhere,
    Panel: ImageObjectEditInspector,
  },
} as const satisfies Record<TabId, Inspector>;

/** Returns the tabs in the rail for a format. */
export function railTabs(format: FormatId): readonly TabId[] {
  const tabs = Object.keys(INSPECTORS) as TabId[];
  return tabs.filter((tab) => INSPECTORS[tab].parent === null && INSPECTORS[tab].appliesTo(format));
}
