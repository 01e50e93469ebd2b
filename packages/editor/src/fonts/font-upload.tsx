import { Button, FileInput, Text, TextInput } from '@mantine/core';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconTypeface } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { uploadFont } from '../api/upload-font.ts';
import styles from './font-field.module.css';
import { fontMessages } from './messages.ts';

interface FontUploadProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onUploaded: (font: UserFont) => void;
}

/** Uploads an author's own font, with a note about the license that allows printing with it. */
export function FontUpload({ opened, onClose, onUploaded }: FontUploadProps) {
  const t = useMessages(fontMessages);
  const [file, setFile] = useState<File | null>(null);
  const [licenceNote, setLicenceNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const close = () => {
    running.current?.abort();
    setFile(null);
    setFault(null);
    onClose();
  };
  const send = async () => {
    if (!file) return setFault(t('chooseFontFile'));
    if (licenceNote.trim() === '') return setFault(t('enterLicense'));
    const giveUp = new AbortController();
    running.current = giveUp;
    setFault(null);
    setSending(true);
    const sent = await uploadFont(file, licenceNote.trim(), giveUp.signal);
    setSending(false);
    if (sent.ok) {
      onUploaded(sent.value);
      close();
    } else if (!giveUp.signal.aborted) setFault(sent.fault.message);
  };

  return (
    <EditorModal opened={opened} onClose={close} title={t('uploadOwn')} centered>
      <div className={styles.brought}>
        <FileInput
          label={t('fontFile')}
          description={t('fileHint')}
          placeholder={t('chooseAFile')}
          leftSection={<IconTypeface size={18} />}
          accept=".ttf,.otf"
          value={file}
          onChange={setFile}
          clearable
        />
        <TextInput
          label={t('license')}
          description={t('licenseHint')}
          value={licenceNote}
          maxLength={500}
          onChange={(event) => setLicenceNote(event.currentTarget.value)}
        />
        {fault && (
          <Text size="sm" c="error" role="alert">
            {fault}
          </Text>
        )}
        <Button loading={isSending} onClick={() => void send()}>
          {t('upload')}
        </Button>
      </div>
    </EditorModal>
  );
}
