export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
  type ForgotPasswordValues,
} from './ForgotPasswordScreen.tsx';
export type { ForgotPasswordScreenLabels } from './ForgotPasswordScreen.labels.ts';
