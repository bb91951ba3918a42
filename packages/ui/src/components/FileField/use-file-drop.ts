'use client';
import { useState, type ClipboardEvent, type ComponentProps, type DragEvent, type RefObject } from 'react';

/** What an element needs to take files that are dropped on it. */
export type DropHandlers = Pick<ComponentProps<'div'>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;

interface FileDropOptions {
  /** Whether nothing is taken. */
  disabled: boolean;
  /** The input of the field, which a fieldset around it can disable, too. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Called with the files that were dropped or pasted. */
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped or pasted. */
export function useFileDrop({ disabled, inputRef, onFiles }: FileDropOptions) {
  const [isOver, setOver] = useState(false);
  const takesNone = () => disabled || inputRef?.current?.matches(':disabled');
  const bringsFiles = (event: DragEvent) => !takesNone() && event.dataTransfer.types.includes('Files');
  const dropHandlers: DropHandlers = {
    onDragOver: (event) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event) => {
      // From one child to the next it is still over the element.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      if (!bringsFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return {
    isOver,
    dropHandlers,
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (takesNone() || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
