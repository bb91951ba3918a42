export { LogInScreen, type LogInScreenProps } from './LogInScreen.tsx';
export { validateLogIn, type LogInValues } from './validate-log-in.ts';
