import type { Design } from '@coverwright/core/design/design.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { Neighbour } from '@coverwright/core/shop-window/neighbour-manifest.ts';
import { useMessages } from '../messages/use-messages.ts';
import { OwnCover } from './own-cover.tsx';
import styles from './shop-window.module.css';
import { type Neighbours, neighbourAddress } from './use-neighbours.ts';
import { shopWindowMessages } from './messages.ts';

const WIDTH = 100;
/** Position of the author's cover among the others, so that it does not come first. */
const OWN_PLACE = 2;

interface ShelfProps {
  readonly design: Design;
  readonly scene: Scene;
  readonly neighbours: Neighbours;
}

/** A store's page of results, with the cover among others of its genre. */
export function Shelf({ design, scene, neighbours }: ShelfProps) {
  const t = useMessages(shopWindowMessages);
  if (neighbours === 'loading') return <div className={styles.shelfWaits} role="status" aria-label={t('loading')} />;
  if (neighbours === 'failed') {
    return <p className={styles.failed}>{t('notLoaded')}</p>;
  }
  const { title, author } = wordsOf(design);
  const own = (
    <li key="own" className={styles.result}>
      <OwnCover design={design} scene={scene} width={WIDTH} />
      <span className={styles.title}>{title}</span>
      <span className={styles.author}>{author}</span>
    </li>
  );
  const others = neighbours.map((neighbour) => <Result key={neighbour.file} neighbour={neighbour} />);
  return (
    <ul className={styles.shelf} aria-label={t('results')}>
      {others.slice(0, OWN_PLACE)}
      {own}
      {others.slice(OWN_PLACE)}
    </ul>
  );
}

function Result({ neighbour }: { readonly neighbour: Neighbour }) {
  const t = useMessages(shopWindowMessages);
  const { title, author, width, height } = neighbour;
  return (
    <li className={styles.result}>
      <img
        className={styles.cover}
        src={neighbourAddress(neighbour)}
        width={WIDTH}
        height={Math.round((WIDTH * height) / width)}
        alt={t('coverOf', { title })}
        loading="lazy"
      />
      <span className={styles.title}>{title}</span>
      <span className={styles.author}>{author}</span>
    </li>
  );
}

/** Returns the book's title and author, or those on the front if the book has none. */
function wordsOf({ metadata, frontBoard }: Design): { readonly title: string; readonly author: string } {
  const onFront = (name: 'Title' | 'Author') =>
    (frontBoard.textBoxes.find(({ panelName }) => panelName === name)?.text.text ?? '').replace(/\s*\n\s*/g, ' ');
  return { title: metadata.title || onFront('Title'), author: metadata.author || onFront('Author') };
}
