export { EmailChips, type EmailChipsProps } from './EmailChips.tsx';
