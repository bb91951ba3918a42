import type { ChatMessage, MessageCard } from '@guildhall/contract';
import type { AttachedFile } from '#db/schema.ts';
import { toStoredFile } from '#modules/files/stored-file.ts';

/** What the database returns for a message. */
export type StoredMessage = Pick<ChatMessage, '_id' | 'sender' | 'content'> & {
  timestamp: Date;
  card: MessageCard | null;
  files: AttachedFile[];
  deletedAt: Date | null;
};

/** A message as responses have it, without what else its query returns. */
export const toMessage = ({
  _id,
  sender,
  content,
  timestamp,
  card,
  files,
  deletedAt,
}: StoredMessage): ChatMessage => ({
  _id,
  sender,
  content,
  timestamp: timestamp.toISOString(),
  ...(card && { card }),
  ...(files.length > 0 && { files: files.map(toStoredFile) }),
  ...(deletedAt && { deleted: true }),
});
