import { Paperclip } from 'lucide-react';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { picturesAndPdf } from '#trade/picture-types.ts';
import type { Attachments } from '#trade/use-attachments.ts';

interface ConversationFileInputProps {
  /** What it adds to. */
  list: Attachments;
  /** Its name, which the pointer and the keyboard's focus show. */
  label: string;
  /** Whether it takes nothing. */
  disabled: boolean;
}

/** The native file input, which covers its icon. */
export function ConversationFileInput({
  list: { inputRef, add },
  label,
  disabled,
}: ConversationFileInputProps) {
  return (
    <span data-part="attach">
      <input
        data-part="file-input"
        type="file"
        ref={inputRef}
        aria-label={label}
        // Else the browser shows that no file is chosen.
        title=""
        {...labelTooltip}
        accept={picturesAndPdf}
        multiple
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again.
          event.target.value = '';
          add(files);
        }}
      />
      <Paperclip size={20} aria-hidden />
    </span>
  );
}
