import { ActionIcon, Progress, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES, uploadPicture } from '../../api/upload-picture.ts';
import styles from './picture-upload.module.css';

/** An author's own picture, chosen or dropped. */
export function PictureUpload({ onUploaded }: { readonly onUploaded: (image: DesignImage) => void }) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = async (file: File) => {
    const giveUp = new AbortController();
    running.current = giveUp;
    setFault(null);
    setProgress(0);
    const uploaded = await uploadPicture(file, setProgress, giveUp.signal);
    setProgress(null);
    if (uploaded.ok) onUploaded(uploaded.value);
    else if (!giveUp.signal.aborted) setFault(uploaded.fault.message);
  };
  if (progress !== null) {
    return (
      <div className={styles.sending} role="status">
        <div className={styles.bar}>
          <Text size="sm">{progress < 1 ? 'Bringing your picture…' : 'Preparing it for print…'}</Text>
          <Progress value={progress * 100} animated={progress >= 1} aria-label="Upload" />
        </div>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Cancel the upload" onClick={() => running.current?.abort()}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    );
  }
  return (
    <div>
      <Dropzone
        className={styles.zone ?? ''}
        accept={[...PICTURE_TYPES]}
        multiple={false}
        inputProps={{ 'aria-label': 'Picture file' }}
        onDrop={([file]) => file && void upload(file)}
        onReject={() => setFault('JPEG, PNG and WebP pictures can be used; this file is none of them.')}
      >
        <span className={styles.inner}>
          <IconUpload size={18} stroke={1.7} aria-hidden="true" />
          <span>
            Use your own picture
            <small>JPEG, PNG or WebP; or drop it here</small>
          </span>
        </span>
      </Dropzone>
      {fault && (
        <Text size="sm" c="error" role="alert" mt={8}>
          {fault}
        </Text>
      )}
    </div>
  );
}
