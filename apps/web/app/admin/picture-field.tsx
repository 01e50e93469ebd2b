import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import styles from './picture-field.module.css';
import { uploadBlogPicture } from './upload-blog-picture.ts';
import { adminMessages } from './messages.ts';

interface PictureFieldProps {
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture at the top of a post, and in lists. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const t = useMessages(adminMessages);
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
    <div role="group" aria-label={t('picture')}>
      <Text size="sm" fw={500} mb={4}>
        {t('picture')}
      </Text>
      {picture ? <img src={picture} alt={t('pictureHint')} className={styles['picture']} /> : null}
      <Group gap="xs">
        <FileButton onChange={(file) => void bring(file)} accept="image/*" inputProps={{ 'aria-label': t('pictureOfThePost') }}>
          {(props) => (
            <Button {...props} variant="default" size="compact-md" loading={isBusy}>
              {picture ? t('chooseAnother') : t('chooseAPicture')}
            </Button>
          )}
        </FileButton>
        {picture ? (
          <Button variant="subtle" size="compact-md" onClick={() => onChange(null)}>
            {t('removeThePicture')}
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
