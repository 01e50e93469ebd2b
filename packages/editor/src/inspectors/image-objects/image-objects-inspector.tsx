import { UnstyledButton } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { BrandLogos } from '../../brand/brand-logos.tsx';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { Section } from '../fields/section.tsx';
import { resolvePicture } from '../../resources/resolve-picture.ts';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import list from '../fields/on-cover-list.module.css';
import styles from './image-objects.module.css';
import { addPicture } from './add-picture.ts';
import { imageObjectMessages } from './messages.ts';

/** The inspector that adds cut-outs and other pictures to the cover. */
export function ImageObjectsInspector() {
  const t = useMessages(imageObjectMessages);
  const design = useDesign();
  const select = useEditor((state) => state.select);
  const [term, setTerm] = useState('');
  const editor = useMountedEditor();
  return (
    <>
      {design.coverObjectImages.length > 0 && (
        <Section title={t('onThisCover')}>
          <ul className={list.list}>
            {design.coverObjectImages.map(({ uniqueObjectId, image }) => (
              <li key={uniqueObjectId}>
                <UnstyledButton className={list.row} onClick={() => select(uniqueObjectId)}>
                  <img className={styles.picture} src={resolvePicture(image, 'thumb')} alt="" />
                  {image.type === 'UPLOAD' ? t('yourPicture') : nameOf(image)}
                  <IconChevronRight size={16} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <BrandLogos onChoose={(image) => addPicture(editor, image)} />
      <Section title={t('addAPicture')}>
        <PicturePicker
          tools={editor.resources}
          kind="cutout"
          genre={null}
          term={term}
          onTerm={setTerm}
          chosenIds={[]}
          shape="object"
          examples="moon, earth"
          takesAll
          onChoose={(image) => addPicture(editor, image)}
        />
      </Section>
    </>
  );
}

/** Returns a readable name: `library/moon-full` → `Moon full`. */
function nameOf({ assetId }: DesignImage): string {
  const words = (assetId.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
