import { type Binding, FIGURES, type Figure, type Provenance } from '@coverwright/core/platforms/platform.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './figure-sources.module.css';
import { bookMessages } from './messages.ts';

const NAMES = {
  trims: 'trimSizes',
  pageLimits: 'pageLimits',
  spine: 'spineWidth',
  board: 'boards',
  wrap: 'bleedOrWrap',
  hinge: 'hinge',
  flap: 'flaps',
  text: 'safeArea',
  spineText: 'spineText',
  barcode: 'barcode',
} as const satisfies Record<Figure, string>;

const SAID = { published: 'figurePublished', derived: 'figureCalculated', typed: 'figureTyped' } as const satisfies Record<
  Provenance,
  string
>;

/** Shows the source of each of a printer's figures. */
export function FigureSources({ binding }: { readonly binding: Binding }) {
  const t = useMessages(bookMessages);
  return (
    <details className={styles.sources}>
      <summary>{t('sources')}</summary>
      <dl>
        {FIGURES.map((figure) => {
          const { provenance, from } = binding.sources[figure];
          return (
            <div key={figure} className={styles.figure}>
              <dt>
                {t(NAMES[figure])} <span data-provenance={provenance}>{t(SAID[provenance])}</span>
              </dt>
              <dd>{from}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
