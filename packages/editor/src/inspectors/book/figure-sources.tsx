import { type Binding, FIGURES, type Figure, type Provenance } from '@coverwright/core/platforms/platform.ts';
import styles from './figure-sources.module.css';

const NAMES: Record<Figure, string> = {
  trims: 'Trim sizes',
  pageLimits: 'Page limits',
  spine: 'Spine width',
  board: 'Boards',
  wrap: 'Bleed or wrap',
  hinge: 'Hinge',
  flap: 'Flaps',
  text: 'Safe area',
  spineText: 'Spine text',
  barcode: 'Barcode',
};

const SAID: Record<Provenance, string> = { published: 'published', derived: 'calculated', typed: 'entered by you' };

/** Who vouches for each of a printer's figures. */
export function FigureSources({ binding }: { readonly binding: Binding }) {
  return (
    <details className={styles.sources}>
      <summary>Sources of the measurements</summary>
      <dl>
        {FIGURES.map((figure) => {
          const { provenance, from } = binding.sources[figure];
          return (
            <div key={figure} className={styles.figure}>
              <dt>
                {NAMES[figure]} <span data-provenance={provenance}>{SAID[provenance]}</span>
              </dt>
              <dd>{from}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
