import { Button, FileInput, Text, TextInput } from '@mantine/core';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { IconTypeface } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { uploadFont } from '../api/upload-font.ts';
import styles from './font-field.module.css';

interface FontUploadProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onUploaded: (font: UserFont) => void;
}

/** An author's own font file, with the note of the licence that allows printing with it. */
export function FontUpload({ opened, onClose, onUploaded }: FontUploadProps) {
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
    if (!file) return setFault('Choose a font file first.');
    if (licenceNote.trim() === '') return setFault('Enter the license of this font: its name, or where you bought the font.');
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
    <EditorModal opened={opened} onClose={close} title="Upload your own font" centered>
      <div className={styles.brought}>
        <FileInput
          label="Font file"
          description="TrueType (.ttf) or OpenType (.otf), one file for each weight, at most 10 MB"
          placeholder="Choose a file"
          leftSection={<IconTypeface size={18} />}
          accept=".ttf,.otf"
          value={file}
          onChange={setFile}
          clearable
        />
        <TextInput
          label="License"
          description="Stored with the cover as your proof, for example “SIL Open Font License” or “Bought at …, order 1234”."
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
          Upload
        </Button>
      </div>
    </EditorModal>
  );
}
