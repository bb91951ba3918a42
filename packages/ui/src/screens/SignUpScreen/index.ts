export { SignUpScreen, type SignUpDraft, type SignUpScreenProps } from './SignUpScreen.tsx';
export { validateSignUp, type SignUpValues } from './validate-sign-up.ts';
