export {
  SignUpScreen,
  type SignUpDraft,
  type SignUpScreenProps,
  type SignUpValues,
} from './SignUpScreen.tsx';
