import type { Storage } from '../../ports/storage.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { PicturePainter } from '../pictures/create-picture-painter.ts';

export interface ReviewTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly storage: Storage;
  readonly mailSender: MailSender;
  readonly picturePainter: PicturePainter;
}
