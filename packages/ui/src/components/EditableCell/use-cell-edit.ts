'use client';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Draft } from './editable-cell-field.ts';
import type { EditableCellLabels } from './EditableCell.labels.ts';

/** What is edited, and how far it is. */
interface Edit<Value> {
  /** The value that it began with, and what saves another then: the cell may get new ones meanwhile. */
  from: Value;
  onSave: (value: Value) => void | Promise<unknown>;
  draft: Draft<Value>;
  isSaving: boolean;
  error: ReactNode;
  /** What `onSave` was rejected with. */
  cause?: unknown;
}

interface CellEditOptions<Value> {
  /** The cell. */
  cell: RefObject<HTMLElement | null>;
  /** The saved value. */
  value: Value;
  /** Saves another. */
  onSave: (value: Value) => void | Promise<unknown>;
  /** Whether an empty field is an error. */
  required: boolean;
  /** The words of the cell. */
  words: EditableCellLabels;
}

/** The control of the field in a cell. */
export const controlOf = (cell: HTMLElement | null) =>
  cell?.querySelector<HTMLInputElement>("[data-part='field'] :is(input, select, textarea)") ?? null;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** The edit of one cell: null while there is none. It ends when the value is saved, or given up. */
export function useCellEdit<Value>({ cell, value, onSave, required, words }: CellEditOptions<Value>) {
  const [edit, setEdit] = useState<Edit<Value> | null>(null);
  const returnsFocus = useRef(false);
  const end = () => {
    returnsFocus.current = cell.current?.contains(document.activeElement) ?? false;
    setEdit(null);
  };

  const save = async (saveValue?: Edit<Value>['onSave']) => {
    if (!edit || edit.isSaving) return;
    const { draft, from } = edit;
    if (Object.is(draft, from)) {
      end();
      return;
    }
    const isEmpty = draft === null || draft === '';
    // A field says itself what is wrong with its number.
    const problem = isEmpty ? required && words.required : controlOf(cell.current)?.validationMessage;
    if (problem) {
      setEdit({ ...edit, isSaving: false, error: problem });
      return;
    }
    setEdit({ ...edit, isSaving: true, error: undefined });
    await new Promise((resolve) => {
      resolve((saveValue ?? edit.onSave)(draft as Value));
    }).then(end, (cause: unknown) =>
      setEdit({ ...edit, isSaving: false, error: messageOf(cause) || words.failed, cause }),
    );
  };

  return {
    edit,
    begin: () =>
      setEdit({ from: value, onSave, draft: value as Draft<Value>, isSaving: false, error: undefined }),
    write: (draft: Draft<Value>) => {
      if (edit) setEdit({ from: edit.from, onSave: edit.onSave, draft, isSaving: false, error: undefined });
    },
    cancel: end,
    save,
    /** The ref of what stands for the field again: it gets the focus that the field had. */
    focusAfter: (display: HTMLElement | null) => {
      if (returnsFocus.current) display?.focus();
      returnsFocus.current = false;
    },
  };
}
