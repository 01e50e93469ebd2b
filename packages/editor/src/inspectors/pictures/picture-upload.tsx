import { Dropzone } from '@mantine/dropzone';
import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconUpload } from '@tabler/icons-react';
import { PICTURE_FILES } from '../../api/upload-picture.ts';
import { UploadList } from '../../uploads/upload-list.tsx';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import styles from './picture-upload.module.css';
import { pictureMessages } from './messages.ts';

interface PictureUploadProps {
  readonly queue: UploadQueue;
  /** Called for each file, or only for the first one; the others are listed among the author's pictures. */
  readonly onUploaded: (asset: Asset) => void;
  readonly takesAll: boolean;
}

/** Uploads the author's own pictures by file dialog or drag and drop, several at once. */
export function PictureUpload({ queue, onUploaded, takesAll }: PictureUploadProps) {
  const t = useMessages(pictureMessages);
  const bring = ([first, ...others]: readonly File[]) => {
    if (!first) return;
    queue.add([first], onUploaded);
    queue.add(others, takesAll ? onUploaded : () => {});
  };
  return (
    <>
      <Dropzone
        className={styles.zone ?? ''}
        accept={PICTURE_FILES}
        inputProps={{ 'aria-label': t('pictureFiles') }}
        onDrop={bring}
        // Rejected files go to the queue too, which shows what is wrong with each.
        onReject={(rejections) => bring(rejections.map(({ file }) => file))}
      >
        <span className={styles.inner}>
          <IconUpload size={18} stroke={1.7} aria-hidden="true" />
          <span>{t.rich('upload', { hint: <small>{t('uploadHint')}</small> })}</span>
        </span>
      </Dropzone>
      <UploadList queue={queue} />
    </>
  );
}
