'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Pencil } from 'lucide-react';
import { useRef, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { isComposing } from '#lib/composing.ts';
import { useEscapeWithin } from '#lib/use-escape-within.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { EditableCellField } from './editable-cell-field.ts';
import { editableCellLabels, type EditableCellLabels } from './EditableCell.labels.ts';
import { Root } from './EditableCell.styles.ts';
import { openNeighbour } from './neighbour-cell.ts';
import { controlOf, useCellEdit } from './use-cell-edit.ts';

export interface EditableCellProps<Value> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is edited, as the name of its field: `Price of Hot-rolled coil`. It tells one cell from the others. */
  label: string;
  /** The saved value. */
  value: Value;
  /**
   * Saves a value that was changed. While its promise is pending the cell is busy; when that rejects, the field stays
   * open with what was typed, and shows the message of the error.
   */
  onSave: (value: Value) => void | Promise<unknown>;
  /** The field: `(field) => <MoneyField {...field} />`. Any that has a value and a size. */
  renderField: (field: EditableCellField<Value>) => ReactNode;
  /** The value as it is shown while it is not edited. */
  children: ReactNode;
  /**
   * Whether an empty field is an error. Otherwise `onSave` gets an empty text, or null for a number.
   * @default true
   */
  required?: boolean | undefined;
  /**
   * What can be done about a value that was not saved, below the message: small buttons. It gets what `onSave` was
   * rejected with.
   */
  renderRemedy?: ((cause: unknown, remedy: EditableCellRemedy<Value>) => ReactNode) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<EditableCellLabels> | undefined;
}

/** The ways out of a value that was not saved. */
export interface EditableCellRemedy<Value> {
  /** Saves what is written once more, in another way than by `onSave`. */
  save: (saveValue: (value: Value) => void | Promise<unknown>) => void;
  /** Gives up what is written. */
  cancel: () => void;
}

/** The field has the focus as soon as it is there, with its text selected. */
function focusField(field: HTMLElement | null) {
  const control = controlOf(field?.parentElement ?? null);
  control?.focus();
  if (control && 'select' in control) control.select();
}

/**
 * A value that is changed where it stands: pressed, it becomes a field. Enter saves, Escape takes back, Tab saves and goes
 * on to the next such cell of the table, and leaving the field saves. For the cells of a `Table`.
 */
export function EditableCell<Value>({
  label,
  value,
  onSave,
  renderField,
  children,
  required = true,
  renderRemedy,
  labels,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: EditableCellProps<Value>) {
  const words = useLabels('EditableCell', editableCellLabels, labels);
  const cell = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(cell, ref);
  const { edit, begin, write, cancel, save, focusAfter } = useCellEdit({
    cell,
    value,
    onSave,
    required,
    words,
  });
  useEscapeWithin(cell, edit !== null, cancel);
  const remedy =
    edit?.cause !== undefined &&
    renderRemedy?.(edit.cause, { save: (saveValue) => void save(saveValue), cancel });

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    const { currentTarget, target, relatedTarget } = event;
    // The focus is still there when the whole window lost it.
    if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
    // Where there is a choice, it is not made by going away.
    if (!remedy) void save();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!edit || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      // Not the form around the table.
      event.preventDefault();
      void save();
    }
    if (event.key === 'Tab' && !remedy && openNeighbour(event.currentTarget, event.shiftKey ? -1 : 1)) {
      event.preventDefault();
    }
  };

  return (
    <Root
      data-component="EditableCell"
      data-editing={edit ? '' : undefined}
      aria-busy={edit?.isSaving || undefined}
      ref={composedRef}
      onBlur={leave}
      onKeyDown={press}
      {...rest}
    >
      {edit && (
        <span data-part="measure" aria-hidden>
          {children}
        </span>
      )}
      {edit ? (
        <div data-part="field" ref={focusField}>
          {renderField({
            label,
            hideLabel: true,
            size: 'sm',
            value: edit.draft,
            onValueChange: write,
            error: edit.error,
            readOnly: edit.isSaving,
          })}
          {edit.isSaving && <Spinner size="sm" />}
          {remedy && <div data-part="remedy">{remedy}</div>}
          <span data-part="status" role="status">
            {edit.isSaving ? words.saving : edit.error}
          </span>
        </div>
      ) : (
        <button data-part="display" type="button" onClick={begin} ref={focusAfter}>
          <span data-part="name">{words.edit(label)} </span>
          <span data-part="value">{children}</span>
          <Pencil size={14} aria-hidden />
        </button>
      )}
    </Root>
  );
}
