import styles from './wrap-drawing.module.css';

/** A printer's drawing of a whole wrap: 6 × 9 in, 300 white pages. Units: hundredths of an inch, bleed at 12.5. */
export function WrapDrawing() {
  return (
    <svg
      className={styles['drawing']}
      viewBox="-70 -70 1433 1090"
      role="img"
      aria-label="Drawing of a full cover: back, spine and front with bleed, 12.926 by 9.250 inches"
    >
      <rect className={styles['bleed']} width="1292.6" height="925" />
      <rect className={styles['cloth']} x="12.5" y="12.5" width="1267.6" height="900" />
      <rect className={styles['spine']} x="612.5" y="12.5" width="67.6" height="900" />
      <path className={styles['fold']} d="M612.5-26V951M680.1-26V951" />
      <g className={styles['foil']}>
        <text x="980" y="300" textAnchor="middle" className={styles['title']}>
          The Lantern
        </text>
        <text x="980" y="400" textAnchor="middle" className={styles['title']}>
          Keepers
        </text>
        <path d="M920 470h120" />
        <text x="980" y="830" textAnchor="middle" className={styles['author']}>
          ADA MARCHMONT
        </text>
        <text transform="translate(637 462) rotate(90)" textAnchor="middle" className={styles['author']}>
          THE LANTERN KEEPERS
        </text>
        <circle cx="980" cy="610" r="52" />
        <path d="M980 520v-22M980 722v-22M890 610h-22M1092 610h-22M917 547l-15-15M1058 688l-15-15M917 673l-15 15M1058 532l-15 15" />
      </g>
      <g className={styles['lines']}>
        <path d="M90 170h440M90 210h440M90 250h400M90 290h430M90 330h250M90 420h420M90 460h440M90 500h330" />
      </g>
      <rect className={styles['barcode']} x="385" y="767" width="202" height="120" />
      <g className={styles['measure']}>
        <path d="M0-40H1292.6M0-52v24M1292.6-52v24M1330 0V925M1318 0h24M1318 925h24" />
        <text x="646" y="-48" textAnchor="middle">
          12.926 in
        </text>
        <text transform="translate(1346 462) rotate(90)" textAnchor="middle">
          9.250 in
        </text>
        <text x="312" y="985" textAnchor="middle">
          back
        </text>
        <text x="646" y="985" textAnchor="middle">
          spine 0.676
        </text>
        <text x="980" y="985" textAnchor="middle">
          front
        </text>
      </g>
    </svg>
  );
}
