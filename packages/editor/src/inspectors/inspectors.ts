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
import { ShapeEditInspector } from './shape-edit/shape-edit-inspector.tsx';
import { ShapesInspector } from './shapes/shapes-inspector.tsx';
import { SpineInspector } from './spine/spine-inspector.tsx';
import { TextFormattingInspector } from './text-formatting/text-formatting-inspector.tsx';

/** One tab of the drawer. */
export interface Inspector {
  /** In the rail. */
  readonly label: string;
  /** Beside it, where the rail is wide. */
  readonly detail: string;
  /** Above the drawer. */
  readonly title: string;
  readonly icon: typeof IconBook2;
  /** The tab that this one is reached from; null: it stands in the rail itself. */
  readonly parent: TabId | null;
  readonly appliesTo: (format: FormatId) => boolean;
  readonly Panel: ComponentType;
}

const everywhere = () => true;
const onWraps = (format: FormatId) => FORMATS[format].designType === 'full';

/** In the order of the rail. */
export const INSPECTORS = {
  PAPERBACK_SETTINGS: {
    label: 'Book',
    detail: 'Format, trim, paper',
    title: 'The book',
    icon: IconBook2,
    parent: null,
    appliesTo: everywhere,
    Panel: BookInspector,
  },
  COVER_IMAGE: {
    label: 'Picture',
    detail: 'Choose, crop, position',
    title: 'Cover picture',
    icon: IconPhoto,
    parent: null,
    appliesTo: everywhere,
    Panel: CoverImageInspector,
  },
  IMAGE_FILTER: {
    label: 'Filter',
    detail: 'Color, light and mood',
    title: 'Picture filter',
    icon: IconColorFilter,
    parent: null,
    appliesTo: everywhere,
    Panel: ImageFilterInspector,
  },
  COLOURS: {
    label: 'Colors',
    detail: 'Palette of the cover',
    title: 'Colors',
    icon: IconPalette,
    parent: null,
    appliesTo: everywhere,
    Panel: ColoursInspector,
  },
  FRONT_COVER_TEXT: {
    label: 'Text',
    detail: 'Title, author and more',
    title: 'Front cover text',
    icon: IconTypography,
    parent: null,
    appliesTo: everywhere,
    Panel: FrontTextInspector,
  },
  TEXT_FORMATTING: {
    label: 'Text',
    detail: 'Font, size and color',
    title: 'Edit text',
    icon: IconTypography,
    parent: 'FRONT_COVER_TEXT',
    appliesTo: everywhere,
    Panel: TextFormattingInspector,
  },
  SPINE: {
    label: 'Spine',
    detail: 'Text and color',
    title: 'Spine',
    icon: IconLayoutSidebar,
    parent: null,
    appliesTo: onWraps,
    Panel: SpineInspector,
  },
  BACK_COVER: {
    label: 'Back',
    detail: 'Blurb, barcode, colors',
    title: 'Back cover',
    icon: IconFileText,
    parent: null,
    appliesTo: onWraps,
    Panel: BackCoverInspector,
  },
  SHAPES: {
    label: 'Shapes',
    detail: 'Lines, frames, artwork',
    title: 'Shapes',
    icon: IconTriangleSquareCircle,
    parent: null,
    appliesTo: everywhere,
    Panel: ShapesInspector,
  },
  SHAPE_EDIT: {
    label: 'Shape',
    detail: 'Size, color and position',
    title: 'Shape',
    icon: IconAdjustments,
    parent: 'SHAPES',
    appliesTo: everywhere,
    Panel: ShapeEditInspector,
  },
  ARTWORK_EDIT: {
    label: 'Artwork',
    detail: 'Seed, details and colors',
    title: 'Artwork',
    icon: IconBrush,
    parent: 'SHAPES',
    appliesTo: everywhere,
    Panel: ArtworkInspector,
  },
  IMAGE_OBJECTS: {
    label: 'Objects',
    detail: 'Pictures on the cover',
    title: 'Picture objects',
    icon: IconSparkles,
    parent: null,
    appliesTo: everywhere,
    Panel: ImageObjectsInspector,
  },
  IMAGE_OBJECT_EDIT: {
    label: 'Object',
    detail: 'Size, flip and position',
    title: 'Picture object',
    icon: IconAdjustments,
    parent: 'IMAGE_OBJECTS',
    appliesTo: everywhere,
    Panel: ImageObjectEditInspector,
  },
} as const satisfies Record<TabId, Inspector>;

/** The tabs that stand in the rail for a format. */
export function railTabs(format: FormatId): readonly TabId[] {
  const tabs = Object.keys(INSPECTORS) as TabId[];
  return tabs.filter((tab) => INSPECTORS[tab].parent === null && INSPECTORS[tab].appliesTo(format));
}
