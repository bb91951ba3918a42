import { Type } from 'typebox';
import { formats } from '../formats.ts';
import { Input } from './common.ts';

const description = `${formats['time-zone']} In it the company's days end.`;

const settings = {
  zone: Type.String({ title: 'Time zone', format: 'time-zone', minLength: 1, maxLength: 64, description }),
};

/** How Guildhall works for the company. */
export const Settings = Type.Object({ zone: Type.String({ description }) });
export interface Settings extends Type.Static<typeof Settings> {}

/** A setting that is left out stays as it was. */
export const UpdateSettings = Input(Type.Partial(Type.Object(settings)).properties);
export interface UpdateSettings extends Type.Static<typeof UpdateSettings> {}

export const SettingsSaved = Type.Object({ message: Type.String(), settings: Settings });
export interface SettingsSaved extends Type.Static<typeof SettingsSaved> {}
