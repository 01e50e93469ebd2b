import { Button, FileButton, SimpleGrid, Stack } from '@mantine/core';
import { PICTURE_PLACES } from '@coverwright/core/blocks/sample-words.ts';
import type { BlockId } from '@coverwright/core/blocks/block.ts';
import { blocksOf } from '@coverwright/core/blocks/blocks.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { boardOfText } from '@coverwright/core/elements/text-box/text-board.ts';
import { type BoardId, boardRect } from '@coverwright/core/geometry/boards.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconBuildingStore, IconFileText, IconPhoto, IconQuote, IconTag, IconUpload, IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { PICTURE_FILES, uploadedImage } from '../../api/upload-picture.ts';
import { replacePicture } from '../../uploads/drop-target.ts';
import { Section } from '../fields/section.tsx';
import { TextList } from '../fields/text-list.tsx';
import { layBlock } from './lay-block.ts';
import { backCoverMessages } from './messages.ts';
import { boardMessages } from '@coverwright/core/geometry/messages.ts';
import { blockMessages } from '@coverwright/core/blocks/messages.ts';

const ICONS = {
  'author-bio': IconUserCircle,
  'review-quotes': IconQuote,
  'publisher-logo': IconBuildingStore,
  'price-line': IconTag,
  summary: IconFileText,
} as const satisfies Record<BlockId, typeof IconTag>;

const BOARDS: readonly BoardId[] = ['back', 'frontFlap', 'backFlap'];

/** Ready-made blocks for the back and a jacket's flaps. Pressing one adds it as ordinary text and shapes. */
export function BlocksSection() {
  const t = useMessages(backCoverMessages);
  const tBoard = useMessages(boardMessages);
  const design = useDesign();
  const geometry = geometryOf(design);
  const { textBoxes } = design.frontBoard;
  return (
    <>
      {BOARDS.filter((board) => boardRect(geometry, board)).map((board) => (
        <Section key={board} title={board === 'back' ? t('addToTheBack') : t('addToThe', { board: tBoard(board).toLowerCase() })}>
          <BlockButtons board={board} />
          <EmptyPlaces board={board} />
          <TextList boxes={textBoxes.filter((box) => boardOfText(box) === board)} />
        </Section>
      ))}
    </>
  );
}

function BlockButtons({ board }: { readonly board: BoardId }) {
  const tBlock = useMessages(blockMessages);
  const editor = useMountedEditor();
  const [busy, setBusy] = useState<BlockId | null>(null);
  const lay = (block: BlockId) => {
    setBusy(block);
    void layBlock(editor, block, board).finally(() => setBusy(null));
  };
  return (
    <SimpleGrid cols={2} spacing={8}>
      {blocksOf(board).map((block) => {
        const Icon = ICONS[block];
        return (
          <Button
            key={block}
            variant="default"
            size="xs"
            justify="flex-start"
            leftSection={<Icon size={16} aria-hidden="true" />}
            loading={busy === block}
            onClick={() => lay(block)}
          >
            {tBlock(block)}
          </Button>
        );
      })}
    </SimpleGrid>
  );
}

/** Placeholders for photos and logos; each takes an uploaded file or one of the cover's pictures. */
function EmptyPlaces({ board: place }: { readonly board: BoardId }) {
  const t = useMessages(backCoverMessages);
  const { coverShapes } = useDesign();
  const editor = useMountedEditor();
  const { uploads } = editor.resources;
  const select = useEditor((state) => state.select);
  const waiting = coverShapes.filter(
    ({ name, board, box }) => board === place && name !== null && PICTURE_PLACES.includes(name) && box.fill?.kind !== 'picture',
  );
  return waiting.map(({ uniqueObjectId: id, name }) => {
    const what = name?.toLowerCase() ?? '';
    return (
      // The buttons are stacked, because their labels are wider than half of the drawer.
      <Stack key={id} gap={8}>
        <FileButton
          accept={Object.values(PICTURE_FILES).flat().join(',')}
          inputProps={{ 'aria-label': t('fileOf', { what }) }}
          onChange={(file) => file && uploads.add([file], (asset) => replacePicture(editor, id, uploadedImage(asset)))}
        >
          {(props) => (
            <Button {...props} variant="light" size="xs" leftSection={<IconUpload size={16} aria-hidden="true" />}>
              {t('uploadThe', { what })}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" size="xs" leftSection={<IconPhoto size={16} aria-hidden="true" />} onClick={() => select(id)}>
          {t('chooseFromPictures')}
        </Button>
      </Stack>
    );
  });
}
