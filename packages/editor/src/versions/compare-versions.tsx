import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, Group, SegmentedControl, Slider, Text } from '@mantine/core';
import { type PointerEvent, useState } from 'react';
import { comparedFormat, versionPicture } from './version-picture.ts';
import { nameOf } from './version-words.ts';
import styles from './versions.module.css';
import { versionMessages } from './messages.ts';
import { nameFormat } from '../messages/name-format.ts';

const WAYS = ['beside', 'flicker', 'slider'] as const;
type Way = (typeof WAYS)[number];

interface CompareProps {
  readonly itemId: string;
  readonly earlier: CoverVersion;
  readonly present: CoverVersion;
  /** The format on the editor's stage. */
  readonly format: FormatId;
}

/** Compares an earlier version with the current cover; the current version is shown alone. */
export function CompareVersions({ itemId, earlier, present, format }: CompareProps) {
  const t = useMessages(versionMessages);
  const [way, setWay] = useState<Way>('beside');
  const shown = comparedFormat(earlier, present, format);
  if (shown === null) return <Text size="sm">{t('noFormats')}</Text>;
  const faceOf = (version: CoverVersion): Face => ({
    name: version.id === present.id ? t('now') : nameOf(version),
    address: versionPicture(itemId, version, shown, 'large'),
    aspect: version.aspects[shown] ?? 1,
  });
  if (earlier.id === present.id) return <Shown face={faceOf(present)} />;
  const faces = { before: faceOf(earlier), now: faceOf(present) };
  return (
    <>
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="sm"
          aria-label={t('howToCompare')}
          data={WAYS.map((value) => ({ value, label: t(value) }))}
          value={way}
          onChange={(value) => setWay(WAYS.find((known) => known === value) ?? 'beside')}
        />
        <Text size="sm" c="dimmed">
          {nameFormat(shown)}
        </Text>
      </Group>
      {way === 'beside' && <Beside {...faces} />}
      {way === 'flicker' && <Flicker {...faces} />}
      {way === 'slider' && <Across {...faces} />}
    </>
  );
}

interface Face {
  readonly name: string;
  readonly address: string;
  readonly aspect: number;
}

interface Faces {
  readonly before: Face;
  readonly now: Face;
}

function Beside({ before, now }: Faces) {
  return (
    <div className={styles.beside}>
      <Shown face={before} />
      <Shown face={now} />
    </div>
  );
}

function Shown({ face: { name, address, aspect } }: { readonly face: Face }) {
  const t = useMessages(versionMessages);
  return (
    <figure className={styles.figure}>
      <img src={address} style={{ aspectRatio: aspect }} alt={t('coverOf', { name })} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Switches between the two versions by a button, so that differences stand out. */
function Flicker({ before, now }: Faces) {
  const t = useMessages(versionMessages);
  const [isBefore, setIsBefore] = useState(true);
  const face = isBefore ? before : now;
  return (
    <div>
      <div className={styles.layers} style={{ aspectRatio: now.aspect, maxWidth: `calc(52dvh * ${now.aspect})` }}>
        <img src={before.address} alt={isBefore ? t('coverOf', { name: before.name }) : ''} data-shown={isBefore} />
        <img src={now.address} alt={isBefore ? '' : t('coverOf', { name: now.name })} data-shown={!isBefore} />
      </div>
      <Group justify="center" mt="xs" gap="sm">
        <Text size="sm" aria-live="polite">
          {face.name}
        </Text>
        <Button size="sm" variant="default" onClick={() => setIsBefore(!isBefore)}>
          {isBefore ? t('showNow') : t('showVersion', { name: before.name })}
        </Button>
      </Group>
    </div>
  );
}

/** Shows one version over the other up to a line, which follows the pointer or the slider below. */
function Across({ before, now }: Faces) {
  const t = useMessages(versionMessages);
  const [share, setShare] = useState(50);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0 && event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100))));
  };
  return (
    <div>
      <div
        className={styles.layers}
        style={{ aspectRatio: now.aspect, maxWidth: `calc(52dvh * ${now.aspect})`, touchAction: 'pan-y' }}
        onPointerMove={follow}
        onPointerDown={follow}
      >
        <img src={now.address} alt={t('coverOf', { name: now.name })} draggable={false} data-shown />
        <img
          src={before.address}
          alt={t('coverOf', { name: before.name })}
          draggable={false}
          data-shown
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span className={styles.line} style={{ left: `${share}%` }} aria-hidden="true" />
      </div>
      <Slider mt="sm" value={share} onChange={setShare} label={null} thumbLabel={t('shareShown', { name: before.name })} />
      <Group justify="space-between" mt={4}>
        <Text size="sm">{before.name}</Text>
        <Text size="sm">{now.name}</Text>
      </Group>
    </div>
  );
}
