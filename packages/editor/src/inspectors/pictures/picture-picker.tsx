import type { StockService } from '@coverwright/contracts/calls/stock.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { pictureMessages } from './messages.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { stockImage } from '@coverwright/core/pictures/library-image.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { uploadedImage } from '../../api/upload-picture.ts';
import type { EditorResources } from '../../resources/editor-resources.ts';
import { SearchSuggestions } from '../fields/search-suggestions.tsx';
import { LIBRARY, NO_FILTERS } from './find-pictures.ts';
import { PictureFiltersField } from './picture-filters.tsx';
import { type GridShape, PictureGrid } from './picture-grid.tsx';
import styles from './picture-picker.module.css';
import { PictureSearch } from './picture-search.tsx';
import { OWN, PictureSources } from './picture-sources.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { UploadGrid } from './upload-grid.tsx';
import { usePictures } from './use-pictures.ts';

interface PicturePickerProps {
  readonly tools: Pick<EditorResources, 'uploads' | 'stockServices'>;
  readonly kind: 'photo' | 'cutout';
  readonly genre: Genre | null;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly chosenIds: readonly string[];
  /** The book's front with its bleed, in inches, for which results are ranked; absent if it is not known. */
  readonly front?: Size;
  readonly shape?: GridShape;
  readonly examples?: string;
  /** Searches that are offered under the field. */
  readonly suggestions?: readonly string[];
  /** True uses every file of an upload, rather than only the first. */
  readonly takesAll?: boolean;
  /** @param focus the point to keep in a narrow crop, if the source knows it */
  readonly onChoose: (image: DesignImage, focus: { readonly x: number; readonly y: number } | null) => void;
  /** Content beside the search field. */
  readonly children?: ReactNode;
}

/** Chooses a picture from any source or from the author's uploads. */
export function PicturePicker(props: PicturePickerProps) {
  const t = useMessages(pictureMessages);
  const {
    tools,
    kind,
    genre,
    term,
    onTerm,
    chosenIds,
    shape = 'wide',
    front,
    examples,
    suggestions,
    takesAll = false,
    onChoose,
    children,
  } = props;
  const { services, load } = useStore(tools.stockServices);
  useEffect(() => void load(), [load]);
  const [source, setSource] = useState(LIBRARY);
  const [filters, setFilters] = useState(NO_FILTERS);
  const service = services?.find(({ id }) => id === source) ?? null;
  const setUp = (next: string) => {
    setSource(next);
    setFilters(NO_FILTERS);
  };
  return (
    <>
      <PictureUpload
        queue={tools.uploads}
        takesAll={takesAll}
        onUploaded={(asset) => {
          // The picture is listed among the author's own from now on.
          setUp(OWN);
          onChoose(uploadedImage(asset), null);
        }}
      />
      <PictureSources services={services ?? [{ ...LIBRARY_ALONE, name: t('library') }]} source={source} onChange={setUp} />
      {source === OWN ? (
        <>
          {children}
          <UploadGrid
            queue={tools.uploads}
            chosenIds={chosenIds}
            shape={shape}
            onChoose={(asset) => onChoose(uploadedImage(asset), null)}
          />
        </>
      ) : (
        <>
          <div className={styles.search}>
            <PictureSearch term={term} onChange={onTerm} {...(examples ? { examples } : {})} />
            <PictureFiltersField service={service} filters={filters} onChange={setFilters} />
            {children}
          </div>
          {suggestions && <SearchSuggestions words={suggestions} term={term} onChoose={onTerm} />}
          <Found
            key={source}
            {...{ kind, genre, term, chosenIds, shape, filters, service, source }}
            front={front ?? null}
            onChoose={onChoose}
            onLibrary={() => setUp(LIBRARY)}
          />
        </>
      )}
    </>
  );
}

const LIBRARY_ALONE: StockService = { id: LIBRARY, name: LIBRARY, home: null, needsCredit: false, orientations: [], colours: [] };

type FoundProps = Pick<PicturePickerProps, 'kind' | 'genre' | 'term' | 'chosenIds' | 'onChoose'> & {
  readonly filters: typeof NO_FILTERS;
  readonly service: StockService | null;
  readonly source: string;
  readonly shape: GridShape;
  readonly front: Size | null;
  readonly onLibrary: () => void;
};

function Found({ kind, genre, term, chosenIds, onChoose, filters, service, source, shape, front, onLibrary }: FoundProps) {
  const pictures = usePictures({ service: source, kind, genre, term, front, ...filters });
  return (
    <PictureGrid
      pictures={pictures}
      service={service}
      chosenIds={chosenIds}
      term={term}
      shape={shape}
      onChoose={(photo) => onChoose(stockImage(photo), photo.focus)}
      onLibrary={onLibrary}
    />
  );
}
