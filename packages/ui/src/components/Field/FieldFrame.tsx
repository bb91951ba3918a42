'use client';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** What every form control shows around itself. */
export interface FieldFrameProps {
  /** What is asked for; the control's name. */
  label: string;
  /**
   * Takes the label from sight and leaves it as the name, where the place itself says what is asked for.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Help below the control, read together with it. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; it also marks the control as invalid. */
  error?: ReactNode;
  /**
   * Marks the label with an asterisk; the form cannot be sent without a value.
   * @default false
   */
  required?: boolean | undefined;
}

/** What ties a control to its label and messages. */
export interface FieldControlProps {
  /** What the label points at. */
  id: string;
  /** Whether the form asks for a value. */
  required: boolean;
  /** Present while there is an error, here or elsewhere. */
  'aria-invalid': ComponentProps<'input'>['aria-invalid'];
  /** The ids of error and hint. */
  'aria-describedby': string | undefined;
}

interface Identity {
  id?: string | undefined;
  /** For an error that something else says, which `aria-describedby` names. */
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  'aria-describedby'?: string | undefined;
}

type FrameKeys = keyof FieldFrameProps | keyof Identity;

/** Splits the props of a form control into those of its frame and those of the control itself. */
export function splitFieldProps<Props extends FieldFrameProps & Identity>(
  props: Props,
): { frame: FieldFrameProps & Identity; rest: Omit<Props, FrameKeys> } {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  const identity = { id, 'aria-invalid': invalid, 'aria-describedby': describedBy };
  const frame = { label, hideLabel, hint, error, required, ...identity };
  return { frame, rest };
}

type Messages = Pick<FieldFrameProps, 'hint' | 'error'>;

/** The ids that tie a control to its label and messages, as attributes of the control. */
export function useFieldControl({
  hint,
  error,
  required = false,
  id,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
}: Messages & Pick<FieldFrameProps, 'required'> & Identity): FieldControlProps {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptions = [error && `${controlId}-error`, hint && `${controlId}-hint`, describedBy];
  return {
    id: controlId,
    required,
    'aria-invalid': error ? true : invalid,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  };
}

/** What is wrong with a control and what helps, below it. */
export function FieldMessages({ controlId, hint, error }: Messages & { controlId: string }) {
  return (
    <>
      {error && (
        <span data-part="error" id={`${controlId}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </span>
      )}
      {hint && (
        <span data-part="hint" id={`${controlId}-hint`}>
          {hint}
        </span>
      )}
    </>
  );
}

/** The asterisk of a required field. Assistive technology takes it from the control's `required`. */
export const RequiredMark = () => (
  <span data-part="required" aria-hidden>
    *
  </span>
);

/** Label, control and messages in the order they are read, tied to one another by ids. */
export function FieldFrame({
  label,
  hideLabel = false,
  children,
  ...field
}: FieldFrameProps & Identity & { children: (control: FieldControlProps) => ReactNode }) {
  const control = useFieldControl(field);
  return (
    <>
      <span data-part="header" data-hidden={hideLabel ? '' : undefined}>
        <label data-part="label" htmlFor={control.id}>
          {label}
        </label>
        {field.required && <RequiredMark />}
      </span>
      {children(control)}
      <FieldMessages controlId={control.id} hint={field.hint} error={field.error} />
    </>
  );
}
