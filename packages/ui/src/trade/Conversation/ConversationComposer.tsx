'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { CircleAlert, SendHorizontal } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Button } from '#components/Button/Button.tsx';
import { isComposing } from '#lib/composing.ts';
import { useGrowingText } from '#lib/use-growing-text.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { AttachmentItems } from '#trade/AttachmentItems.tsx';
import { attachmentFieldLabels } from '#trade/AttachmentField/AttachmentField.labels.ts';
import type { FormFilesProps } from '#trade/form-files.ts';
import { picturesAndPdf } from '#trade/picture-types.ts';
import { useAttachments } from '#trade/use-attachments.ts';
import type { ConversationLabels } from './Conversation.labels.ts';
import { ConversationFileInput } from './ConversationFileInput.tsx';
import { useLength } from './use-length.ts';

export interface ConversationComposerProps extends FormFilesProps {
  /** The text in the composer, when the caller controls it; give `onDraftChange` with it. */
  draft?: string | undefined;
  /** Called with the text at every change, and with the remaining text after sending. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** The files in the composer, when the caller controls them; give `onDraftFilesChange` with them. */
  draftFiles?: readonly AttachedFile[] | undefined;
  /** Called with all files after some were uploaded or removed, and with none after sending. */
  onDraftFilesChange?: ((files: AttachedFile[]) => void) | undefined;
  /**
   * Sends the text, trimmed, and the files if there are any; without files it is never empty. While the promise is
   * pending the button is busy. When it resolves, text and files are cleared; when it rejects, they stay.
   */
  onSend: (content: string, files?: readonly AttachedFile[]) => Promise<unknown> | void;
  /**
   * The maximum length of a message, in characters. A longer text stays, and is not sent before it is shortened. Without
   * it there is no limit.
   */
  maxLength?: number | undefined;
}

interface ComposerProps extends ConversationComposerProps {
  /** Gets what takes the files that are dropped on the conversation. */
  takeFilesRef: Ref<(files: readonly File[]) => void>;
  /** The words of Conversation. */
  words: ConversationLabels;
}

const none: readonly AttachedFile[] = [];
const noUpload = () => Promise.reject(new Error());

/** The form to write a message. */
export function ConversationComposer({
  draft: draftProp,
  onDraftChange,
  draftFiles,
  onDraftFilesChange,
  onSend,
  maxLength,
  onUploadFile,
  maxFiles,
  maxFileSize,
  takeFilesRef,
  words,
}: ComposerProps) {
  const id = useId();
  const [draft, setDraft] = useControllableState({
    caller: 'Conversation',
    prop: draftProp,
    defaultProp: '',
    ...(onDraftChange && { onChange: onDraftChange }),
  });
  const files = useAttachments({
    caller: 'Conversation',
    value: draftFiles,
    defaultValue: none,
    onValueChange: onDraftFilesChange,
    onUpload: onUploadFile ?? noUpload,
    limits: { accept: picturesAndPdf, maxSize: maxFileSize, maxFiles },
    words: useLabels('AttachmentField', attachmentFieldLabels),
  });
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState(false);
  useImperativeHandle(takeFilesRef, () => (dropped: readonly File[]) => {
    if (!sending) files.add(dropped);
  });
  const inputRef = useRef<HTMLTextAreaElement>(null);
  useGrowingText(inputRef);
  const content = draft.trim();
  const length = useLength(content, maxLength, words);
  const obstacles = [length.isTooLong ? length.error : '', files.invalid].filter(Boolean);
  if (refused && obstacles.length === 0) setRefused(false);
  const errors = refused ? [...obstacles, ...files.errors] : files.errors;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Losing the focus would close the keyboard of a phone.
    inputRef.current?.focus();
    if (sending) return;
    if (obstacles.length > 0) {
      setRefused(true);
      return;
    }
    if (content === '' && files.values.length === 0) return;
    setSending(true);
    try {
      await (files.values.length > 0 ? onSend(content, files.values) : onSend(content));
      // The writer may have typed on while the message was being sent: only the sent text is cleared.
      const written = inputRef.current?.value ?? '';
      if (written.startsWith(draft)) setDraft(written.slice(draft.length));
      if (files.values.length > 0) files.setValues(none);
    } catch {
      // The caller logs the error. The message stays, to be sent again.
    }
    setSending(false);
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also confirms a character of an input method.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const pasteFiles = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    // Beside a text, the programs of an office copy a picture of it.
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    files.add(pasted);
  };

  const describedBy = [errors.length > 0 && `${id}-error`, length.shown && `${id}-length`]
    .filter(Boolean)
    .join(' ');

  return (
    <form data-part="composer" noValidate onSubmit={(event) => void send(event)}>
      <AttachmentItems list={files} label={words.files} disabled={sending} />
      <div data-part="row">
        {onUploadFile && <ConversationFileInput list={files} label={words.addFiles} disabled={sending} />}
        <textarea
          data-part="input"
          ref={inputRef}
          rows={1}
          dir="auto"
          aria-label={words.message}
          aria-invalid={(refused && length.isTooLong) || undefined}
          aria-describedby={describedBy || undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          onPaste={onUploadFile && !sending ? pasteFiles : undefined}
        />
        <Button type="submit" loading={sending} trailingIcon={<SendHorizontal />}>
          {words.send}
        </Button>
      </div>
      {length.shown && (
        <p data-part="length" id={`${id}-length`} data-over={length.isTooLong ? '' : undefined}>
          {length.shown}
        </p>
      )}
      {errors.length > 0 && (
        <div data-part="error" id={`${id}-error`} role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>
            {errors.map((error) => (
              <span key={error}>{error}</span>
            ))}
          </span>
        </div>
      )}
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <output data-part="status">{length.announced}</output>
      {onUploadFile && <output data-part="status">{files.announcement}</output>}
    </form>
  );
}
