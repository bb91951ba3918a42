import type { Contender } from '../../page/contender.ts';
import { Cards } from './Cards.tsx';
import { FormDialog } from './FormDialog.tsx';
import { Rows } from './Rows.tsx';
import { ThemeRoot, ThemeSetter } from './theme.tsx';
import { Toasts } from './Toasts.tsx';

export const contender: Contender = { ThemeRoot, ThemeSetter, Cards, FormDialog, Rows, Toasts };
