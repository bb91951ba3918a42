export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './ChangePasswordForm.tsx';
export type { ChangePasswordFormLabels } from './ChangePasswordForm.labels.ts';
