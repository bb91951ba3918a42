export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
  type ResetPasswordValues,
} from './ResetPasswordScreen.tsx';
export type { ResetPasswordScreenLabels } from './ResetPasswordScreen.labels.ts';
