import { bookMessages } from './messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { bindingOf, measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { type Inches, inches, inchesToMillimetres, pxToInches, px } from '@coverwright/core/units/units.ts';
import styles from './measurements.module.css';

/** The computed dimensions of the cover, in both units. */
export function Measurements({ design }: { readonly design: Design }) {
  const t = useMessages(bookMessages);
  const geometry = measureCover(specificationOf(design));
  const { filePixels } = FORMATS[design.format];
  const rows = filePixels
    ? [{ name: t('file'), value: `${filePixels.width} × ${filePixels.height} px`, other: 'RGB' }]
    : [
        { name: t('spine'), value: `${geometry.spineInches.toFixed(3)} in`, other: `${inMillimetres(geometry.spineInches)} mm` },
        {
          name: t('wholeCover'),
          value: `${geometry.widthInches.toFixed(3)} × ${geometry.heightInches.toFixed(3)} in`,
          other: `${inMillimetres(geometry.widthInches)} × ${inMillimetres(geometry.heightInches)} mm`,
        },
        {
          name: bindingOf(specificationOf(design))?.cover === 'case' ? t('wrapEachSide') : t('bleedEachSide'),
          value: `${pxToInches(px(geometry.bleed)).toFixed(3)} in`,
          other: `${inMillimetres(inches(geometry.bleed / 300))} mm`,
        },
      ];
  return (
    <dl className={styles.measurements}>
      {rows.map(({ name, value, other }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>
            {value}
            <span className={styles.other}>{other}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function inMillimetres(length: Inches): string {
  return inchesToMillimetres(length).toFixed(1);
}
