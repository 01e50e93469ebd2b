import { pictureAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { BrandElement, BrandKind } from '@coverwright/contracts/calls/brand.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, TextInput } from '@mantine/core';
import { PageLink } from '../site/page-link.tsx';
import styles from './brand-list.module.css';
import { accountMessages } from './messages.ts';

/** The reason why an element was not renamed. */
export interface BrandAnswer {
  readonly id: string;
  readonly fault: string;
  readonly typed: string;
}

interface BrandListProps {
  readonly elements: readonly BrandElement[];
  readonly answer: BrandAnswer | null;
}

const KINDS = [
  { kind: 'penName', title: 'brandPen' },
  { kind: 'series', title: 'brandSeries' },
  { kind: 'font', title: 'brandFonts' },
  { kind: 'colour', title: 'brandColors' },
  { kind: 'logo', title: 'brandLogos' },
] as const satisfies readonly { readonly kind: BrandKind; readonly title: string }[];

/** Lists the author's brand elements, each of which can be renamed or removed. */
export function BrandList({ elements, answer }: BrandListProps) {
  const t = useMessages(accountMessages);
  const kinds = KINDS.map(({ kind, title }) => ({ kind, title, own: elements.filter(({ content }) => content.kind === kind) }));
  return (
    <section aria-labelledby="brand" className={styles['section']}>
      <h2 id="brand">{t('yourBrand')}</h2>
      <p>{elements.length > 0 ? t('brandHint') : t('brandEmpty')}</p>
      {elements.length === 0 && <PageLink to="/design">{t('startACover')}</PageLink>}
      {kinds.map(
        ({ kind, title, own }) =>
          own.length > 0 && (
            <div key={kind}>
              <h3 id={`brand-${kind}`}>{t(title)}</h3>
              <ul className={styles['elements']} aria-labelledby={`brand-${kind}`}>
                {own.map((element) => (
                  <BrandRow key={`${element.id} ${element.name}`} element={element} answer={answer?.id === element.id ? answer : null} />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

function BrandRow({ element, answer }: { readonly element: BrandElement; readonly answer: BrandAnswer | null }) {
  const t = useMessages(accountMessages);
  const { id, name } = element;
  return (
    <li>
      <BrandSign element={element} />
      <form method="post" className={styles['rename']}>
        <input type="hidden" name="intent" value="rename-brand" />
        <input type="hidden" name="id" value={id} />
        <TextInput
          name="name"
          aria-label={t('nameOf', { name })}
          defaultValue={answer?.typed ?? name}
          required
          maxLength={120}
          error={answer?.fault}
        />
        <Button type="submit" variant="default" size="sm" aria-label={t('renameItem', { name })}>
          {t('rename')}
        </Button>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="remove-brand" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="subtle" color="gray" size="sm" aria-label={t('removeItem', { name })}>
          {t('remove')}
        </Button>
      </form>
    </li>
  );
}

/** Shows the color, font or logo of an element, whose name alone does not show it. */
function BrandSign({ element: { content } }: { readonly element: BrandElement }) {
  if (content.kind === 'colour') return <span className={styles['sign']} style={{ background: content.colour }} aria-hidden="true" />;
  if (content.kind === 'logo') return <img className={styles['sign']} src={pictureAddress(content.image, 'thumb')} alt="" />;
  return null;
}
