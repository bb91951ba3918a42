export {
  SignUpScreen,
  type SignUpDraft,
  type SignUpScreenProps,
  type SignUpValues,
} from './SignUpScreen.tsx';
export type { SignUpScreenLabels } from './SignUpScreen.labels.ts';
