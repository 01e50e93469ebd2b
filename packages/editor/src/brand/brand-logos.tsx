import { UnstyledButton } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Section } from '../inspectors/fields/section.tsx';
import { resolvePicture } from '../resources/resolve-picture.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './brand.module.css';
import { useBrand } from './use-brand.ts';
import { brandMessages } from './messages.ts';

/** The author's logos; pressing one places it on the cover. */
export function BrandLogos({ onChoose }: { readonly onChoose: (image: DesignImage) => void }) {
  const t = useMessages(brandMessages);
  const logos = useBrand(useMountedEditor().resources.brand, 'logo');
  if (logos.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className={styles.logos}>
        {logos.map(({ id, name, content }) => (
          <li key={id}>
            <UnstyledButton
              className={styles.logo}
              aria-label={t('addLogo', { name })}
              title={name}
              onClick={() => onChoose(content.image)}
            >
              <img src={resolvePicture(content.image, 'thumb')} alt="" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
