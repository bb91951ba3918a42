export { EmailSettings, emailKinds, type EmailKind, type EmailSettingsProps } from './EmailSettings.tsx';
export type { EmailSettingsLabels } from './EmailSettings.labels.ts';
