'use client';
import { useRef, type ComponentProps } from 'react';
import type { FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Select } from '#components/Select/Select.tsx';
import { useFieldValue } from '#lib/use-field-value.ts';
import { useLabels } from '#locale/use-locale.ts';
import { memberRoles, type DisabledRoles, type MemberRole } from '../member-role.ts';
import { roleSelectLabels, type RoleSelectLabels } from './RoleSelect.labels.ts';
import { Root } from './RoleSelect.styles.ts';

export interface RoleSelectProps
  extends Omit<FieldFrameProps, 'label' | 'hint'>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /**
   * `list` shows all roles with what each may, `select` what the chosen one may.
   * @default 'select'
   */
  layout?: 'select' | 'list' | undefined;
  /**
   * What is asked for.
   * @default 'Role'
   */
  label?: string | undefined;
  /** The name under which a form gets the role. */
  name?: string | undefined;
  /** The chosen role, when you keep it; give `onValueChange` with it. */
  value?: MemberRole | undefined;
  /** The role to begin with, when the field keeps it itself. Without it none is chosen. */
  defaultValue?: MemberRole | undefined;
  /** Called with the role that was chosen. */
  onValueChange?: ((role: MemberRole) => void) | undefined;
  /** The roles that cannot be chosen, and why: only an owner makes owners. */
  disabledRoles?: DisabledRoles | undefined;
  /** Replaces some of its words. */
  labels?: Partial<RoleSelectLabels> | undefined;
}

const noRoles: DisabledRoles = {};

/** Choice of what a member may do in the company, with what each role means. */
export function RoleSelect({
  layout = 'select',
  label,
  hideLabel = false,
  required = false,
  error,
  name,
  value: valueProp,
  defaultValue,
  onValueChange,
  disabledRoles = noRoles,
  labels,
  ...rest
}: RoleSelectProps) {
  const words = useLabels('RoleSelect', roleSelectLabels, labels);
  const selectRef = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useFieldValue<MemberRole | undefined>(
    {
      caller: 'RoleSelect',
      value: valueProp,
      defaultValue,
      onValueChange: onValueChange && ((role) => role && onValueChange(role)),
    },
    selectRef,
  );
  const field = {
    label: label ?? words.role,
    hideLabel,
    required,
    error,
    ...(name !== undefined && { name }),
  };
  return (
    <Root data-component="RoleSelect" data-layout={layout} {...rest}>
      {layout === 'list' ? (
        <RadioGroup<MemberRole>
          {...field}
          {...(valueProp === undefined ? { defaultValue } : { value: valueProp })}
          onValueChange={onValueChange}
          options={memberRoles.map((role) => {
            const reason = disabledRoles[role];
            const may = words[`${role}May`];
            return {
              value: role,
              label: words[role],
              hint: reason ? `${may} ${reason}` : may,
              disabled: reason !== undefined,
            };
          })}
        />
      ) : (
        <Select<MemberRole>
          {...field}
          ref={selectRef}
          value={value ?? ''}
          onValueChange={setValue}
          placeholder={words.choose}
          hint={value ? words[`${value}May`] : undefined}
          options={memberRoles.map((role) => {
            const reason = disabledRoles[role];
            return {
              value: role,
              label: reason ? words.disabledRole(words[role], reason) : words[role],
              disabled: reason !== undefined,
            };
          })}
        />
      )}
    </Root>
  );
}
