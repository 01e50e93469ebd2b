import { Button, FileButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import styles from './picture-field.module.css';
import { uploadBlogPicture } from './upload-blog-picture.ts';

interface PictureFieldProps {
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture at the head of a post, and in lists. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const bring = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    const brought = await uploadBlogPicture(file);
    setBusy(false);
    setFault(brought.ok ? null : brought.fault.message);
    if (brought.ok) onChange(brought.value);
  };
  return (
    <div role="group" aria-label="Picture">
      <Text size="sm" fw={500} mb={4}>
        Picture
      </Text>
      {picture ? <img src={picture} alt="At the head of the post" className={styles['picture']} /> : null}
      <Group gap="xs">
        <FileButton onChange={(file) => void bring(file)} accept="image/*" inputProps={{ 'aria-label': 'Picture of the post' }}>
          {(props) => (
            <Button {...props} variant="default" size="compact-md" loading={isBusy}>
              {picture ? 'Choose another' : 'Choose a picture'}
            </Button>
          )}
        </FileButton>
        {picture ? (
          <Button variant="subtle" size="compact-md" onClick={() => onChange(null)}>
            Remove the picture
          </Button>
        ) : null}
      </Group>
      {fault === null ? null : (
        <Text role="alert" c="error" size="sm" mt={4}>
          {fault}
        </Text>
      )}
    </div>
  );
}
