export { LogInScreen, type LogInScreenProps, type LogInValues } from './LogInScreen.tsx';
