import { Type } from 'typebox';
import { emailKinds } from '../email-kinds.ts';
import { formats } from '../formats.ts';
import { Input } from './common.ts';

const description = `${formats['time-zone']} In it the company's days end.`;

const settings = {
  zone: Type.String({ title: 'Time zone', format: 'time-zone', minLength: 1, maxLength: 64, description }),
};

const Kind = Type.Enum(emailKinds);

/** How Guildhall works for the company, and which emails the member gets. */
export const Settings = Type.Object({
  zone: Type.String({ description }),
  emails: Type.Array(Kind, {
    description:
      "The kinds of which the member gets emails when they wait, of those that concern the member's role.",
  }),
});
export interface Settings extends Type.Static<typeof Settings> {}

/** A setting that is left out stays as it was. */
export const UpdateSettings = Input(Type.Partial(Type.Object(settings)).properties);
export interface UpdateSettings extends Type.Static<typeof UpdateSettings> {}

/** Kinds that do not concern the member's role are left as they were. */
export const UpdateEmailSettings = Input({
  emails: Type.Array(Kind, {
    title: 'Emails',
    maxItems: emailKinds.length,
    description: 'The kinds of which the member wants emails.',
  }),
});
export interface UpdateEmailSettings extends Type.Static<typeof UpdateEmailSettings> {}

export const SettingsSaved = Type.Object({ message: Type.String(), settings: Settings });
export interface SettingsSaved extends Type.Static<typeof SettingsSaved> {}

/** What the link of an email has, by which emails of some kinds are ended. */
export const UnsubscribeParams = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200, description: 'From the link of an email.' }),
});

export const Unsubscribed = Type.Object({
  message: Type.String(),
  kinds: Type.Array(Kind, { description: 'The kinds of which the member gets no more emails.' }),
});
export interface Unsubscribed extends Type.Static<typeof Unsubscribed> {}
